/**
 * Welsh for browsers without it: Chromium ships plural rules for `cy`, but no dates, lists or relative days,
 * and would fall back to the language of the phone.
 */
const months = [
  'Ionawr',
  'Chwefror',
  'Mawrth',
  'Ebrill',
  'Mai',
  'Mehefin',
  'Gorffennaf',
  'Awst',
  'Medi',
  'Hydref',
  'Tachwedd',
  'Rhagfyr',
];
const shortMonths = ['Ion', 'Chw', 'Maw', 'Ebr', 'Mai', 'Meh', 'Gor', 'Awst', 'Medi', 'Hyd', 'Tach', 'Rhag'];
const weekdays: Record<string, readonly [long: string, short: string]> = {
  Monday: ['Dydd Llun', 'Llun'],
  Tuesday: ['Dydd Mawrth', 'Maw'],
  Wednesday: ['Dydd Mercher', 'Mer'],
  Thursday: ['Dydd Iau', 'Iau'],
  Friday: ['Dydd Gwener', 'Gwe'],
  Saturday: ['Dydd Sadwrn', 'Sad'],
  Sunday: ['Dydd Sul', 'Sul'],
};
const relativeDays: Record<number, string> = { [-1]: 'ddoe', 0: 'heddiw', 1: 'yfory' };

/** Vowels turn `a` into `ac`; so do the numbers and names that begin with one. */
const and = (next: string) => (/^[aeiouwyâêîôûŵŷ]/i.test(next) ? 'ac' : 'a');

export const welsh = {
  date(moment: Date, style: Intl.DateTimeFormatOptions): string {
    const full = { ...style, ...(style.month && { month: 'numeric' as const }) };
    const english = new Intl.DateTimeFormat('en-GB', {
      ...full,
      ...(style.weekday && { weekday: 'long' as const }),
    });
    const part = Object.fromEntries(english.formatToParts(moment).map(({ type, value }) => [type, value]));
    const month = Number(part['month']) - 1;
    const names = style.month === 'long' ? months : shortMonths;
    const weekday = weekdays[part['weekday'] ?? '']?.[style.weekday === 'long' ? 0 : 1];
    // British English pads the day where the month is a number.
    const day = [part['day'] && Number(part['day']), style.month && names[month], part['year']]
      .filter(Boolean)
      .join(' ');
    return [weekday, day].filter(Boolean).join(', ');
  },
  relativeDay: (days: number): string => relativeDays[days] ?? '',
  list: (names: readonly string[]): string => {
    const last = names.at(-1) ?? '';
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and(last)} ${last}`;
  },
};
