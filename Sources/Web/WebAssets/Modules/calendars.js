// Calendar systems and their counterparts in Intl.

/**
 * The name in Intl of each calendar system. ISO 8601 and Julian dates are written as Gregorian ones: Intl has no words
 * for the former and does not know the latter.
 */
export const CALENDARS = { gregorian: 'gregory', iso8601: 'gregory', julian: 'gregory', buddhist: 'buddhist',
  japanese: 'japanese', republicOfChina: 'roc', persian: 'persian', hebrew: 'hebrew', islamic: 'islamic',
  islamicCivil: 'islamic-civil', islamicTabular: 'islamic-tbla', islamicUmmAlQura: 'islamic-umalqura', coptic: 'coptic',
  ethiopicAmeteMihret: 'ethiopic', ethiopicAmeteAlem: 'ethioaa', indian: 'indian', chinese: 'chinese', dangi: 'dangi' };

/** The number of the first era, and a day in each era, of the calendars that have several. */
export const ERAS = { japanese: [232, '1890-01-01', '1920-01-01', '1950-01-01', '2000-01-01', '2024-01-01'],
  roc: [0, '1900-01-01', '2024-01-01'], coptic: [0, '0200-01-01', '2024-01-01'],
  ethiopic: [0, '0005-01-01', '2024-01-01'] };

/** The first of the language tags that Intl understands, with the dates of a calendar of Intl. */
export function localeOf(calendar, ...tags) {
  for (const tag of tags) {
    try { if (tag) return new Intl.Locale(tag, { calendar }); } catch { /* the next one */ }
  }
  return new Intl.Locale('en-US', { calendar });
}

/**
 * The days of three years on which a month is five days old, at five past five, each at the index of the month's name
 * in `LocaleInfo.months`. `leap` is such a day in a leap month of China or Korea, if the calendar has one.
 */
export function monthDays(calendar) {
  if (calendar === 'gregory') {
    return { months: [...Array(12).keys()].map(month => Date.UTC(2026, month, 5, 5, 5)) };
  }
  const [day, month, year] = ['day', 'month', 'year'].map(field =>
    new Intl.DateTimeFormat(`en-u-nu-latn-ca-${calendar}`, { timeZone: 'UTC', [field]: 'numeric' }));
  const months = [];
  let leap;
  // Hebrew and Chinese years with leap months, and others, begin in these years.
  for (let date = Date.UTC(2023, 0, 1, 5, 5); date < Date.UTC(2026, 0, 1); date += 864e5) {
    if (day.format(date) !== '5') continue;
    const text = month.format(date);
    let number = parseInt(text, 10);
    // Intl counts the months that a year has. In `LocaleInfo` Adar I is the sixth, Adar the seventh, Adar II the last.
    if (calendar === 'hebrew') {
      const isLeap = (7 * parseInt(year.format(date), 10) + 1) % 19 < 7;
      number = isLeap ? number === 7 ? 14 : number : number + (number > 5);
    }
    if (/^\d+$/.test(text)) months[number - 1] ??= date; else leap ??= { date, month: number };
  }
  return { months, leap };
}
