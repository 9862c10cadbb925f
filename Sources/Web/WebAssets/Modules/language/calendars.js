// Calendar systems and their counterparts in Intl.

/**
 * The Intl name of each calendar system. ISO 8601 and Julian dates are written like Gregorian ones: Intl has no words
 * for the former and does not support the latter.
 */
export const CALENDARS = { gregorian: 'gregory', iso8601: 'gregory', julian: 'gregory', buddhist: 'buddhist',
  japanese: 'japanese', republicOfChina: 'roc', persian: 'persian', hebrew: 'hebrew', islamic: 'islamic',
  islamicCivil: 'islamic-civil', islamicTabular: 'islamic-tbla', islamicUmmAlQura: 'islamic-umalqura', coptic: 'coptic',
  ethiopicAmeteMihret: 'ethiopic', ethiopicAmeteAlem: 'ethioaa', indian: 'indian', chinese: 'chinese', dangi: 'dangi' };

/** The number of the first era, and a day in each era, for calendars with several eras. */
export const ERAS = { japanese: [232, '1890-01-01', '1920-01-01', '1950-01-01', '2000-01-01', '2024-01-01'],
  roc: [0, '1900-01-01', '2024-01-01'], coptic: [0, '0200-01-01', '2024-01-01'],
  ethiopic: [0, '0005-01-01', '2024-01-01'] };

/** Returns the first language tag that Intl supports, with the dates of an Intl calendar. */
export function localeOf(calendar, ...tags) {
  for (const tag of tags) {
    try { if (tag) return new Intl.Locale(tag, { calendar }); } catch { /* the next one */ }
  }
  return new Intl.Locale('en-US', { calendar });
}

/**
 * Returns, for each month name in `LocaleInfo.months`, a day within three years on which that month is five days old,
 * at 5:05. `leap` is such a day in a leap month of the Chinese or Korean calendar.
 */
export function monthDays(calendar) {
  if (calendar === 'gregory') {
    return { months: [...Array(12).keys()].map(month => Date.UTC(2026, month, 5, 5, 5)) };
  }
  const [day, month, year] = ['day', 'month', 'year'].map(field =>
    new Intl.DateTimeFormat(`en-u-nu-latn-ca-${calendar}`, { timeZone: 'UTC', [field]: 'numeric' }));
  const months = [];
  let leap;
  // Years with leap months, for example in the Hebrew and Chinese calendars, begin in this period.
  for (let date = Date.UTC(2023, 0, 1, 5, 5); date < Date.UTC(2026, 0, 1); date += 864e5) {
    if (day.format(date) !== '5') continue;
    const text = month.format(date);
    let number = parseInt(text, 10);
    // Intl counts only existing months. In `LocaleInfo`, Adar I is the sixth, Adar the seventh, Adar II the last.
    if (calendar === 'hebrew') {
      const isLeap = (7 * parseInt(year.format(date), 10) + 1) % 19 < 7;
      number = isLeap ? number === 7 ? 14 : number : number + (number > 5);
    }
    if (/^\d+$/.test(text)) months[number - 1] ??= date; else leap ??= { date, month: number };
  }
  return { months, leap };
}
