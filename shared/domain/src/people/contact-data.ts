import { addDays } from '../time/day.ts';

/** A phone number in E.164, or null where it cannot be one: without the country nobody can call it from abroad. */
export function phoneNumber(text: string): string | null {
  const digits = text
    .trim()
    .replace(/\(0\)/g, '')
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null;
}

/** Country codes of two digits; besides them there are 1, 7 and those of three (E.164). */
const twoDigits = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
/** Where everybody writes a number in other groups than three by three. */
const usual: Readonly<Record<string, readonly number[]>> = { '1': [3, 3, 4], '33': [1, 2, 2, 2, 2] };

/** Three by three, and the last four in pairs, so that no digit stands alone. */
function groupsOf(digits: string, sizes: readonly number[]): string[] {
  const [size = digits.length === 4 ? 2 : 3, ...others] = sizes;
  return digits.length <= size ? [digits] : [digits.slice(0, size), ...groupsOf(digits.slice(size), others)];
}

/** A number in E.164 as people read it aloud; what was typed in another way stays as it is. */
export function groupedPhone(phone: string): string {
  const digits = /^\+([1-9]\d{6,14})$/.exec(phone)?.[1];
  if (digits === undefined) return phone;
  const country = /^[17]/.exec(digits)?.[0] ?? twoDigits.exec(digits)?.[0] ?? digits.slice(0, 3);
  const national = digits.slice(country.length);
  const sizes = usual[country] ?? [];
  const isUsual = sizes.reduce((sum, size) => sum + size, 0) === national.length;
  // Spaces that keep a number on its line.
  return [`+${country}`, ...groupsOf(national, isUsual ? sizes : [])].join('\u00a0');
}

const yearsBefore = (day: string, years: number): string => {
  const before = `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
  // 29 February of a year without one is the day before.
  return Number.isNaN(Date.parse(before)) ? addDays(`${before.slice(0, 8)}28`, 0) : before;
};

/** Nobody who works is younger than 14 or older than 100: then the year is wrong. */
export function birthdayProblem(birthday: string, today: string): 'too_long_ago' | 'in_the_future' | null {
  if (birthday > yearsBefore(today, 14)) return 'in_the_future';
  return birthday < yearsBefore(today, 100) ? 'too_long_ago' : null;
}
