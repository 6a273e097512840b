import { addDays } from './day.ts';

/** A phone number in E.164, or null where it cannot be one: without the country nobody can call it from abroad. */
export function phoneNumber(text: string): string | null {
  const digits = text
    .trim()
    .replace(/\(0\)/g, '')
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null;
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
