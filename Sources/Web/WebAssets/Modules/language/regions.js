// Week data by region, for browsers without `weekInfo` in Intl.Locale: the tables of CLDR 48. In regions not listed,
// the week begins on Monday, and the weekend on Saturday.

const SUNDAY = 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ ' +
  'NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
const FRIDAY_OFF = 'BH DZ EG IL IQ JO KW LY OM QA SA SD SY YE';
const WEEKENDS = { AF: [5, 6], IN: [1], IR: [6], UG: [1] };
const FOUR_DAYS = 'AD AN AT AX BE BG CH CZ DE DK EE ES FI FJ FO FR GB GF GG GI GP GR HU IE IM IS IT JE LI LT LU ' +
  'MC MQ NL NO PL PT RE RU SE SJ SK SM VA';

/** Returns the first weekday and the weekend (1 is Sunday), and the minimal days of the first week, of a region. */
export function weekOfRegion(region) {
  return { first: SUNDAY.includes(region) ? 1 : SATURDAY.includes(region) ? 7 : region === 'MV' ? 6 : 2,
    minimal: FOUR_DAYS.includes(region) ? 4 : 1,
    weekend: WEEKENDS[region] ?? (FRIDAY_OFF.includes(region) ? [6, 7] : [1, 7]) };
}
