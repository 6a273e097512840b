import { useMemo } from 'react';
import type { Language } from '@callboard/contract';
import { fractionDigits } from '@callboard/domain';
import { localeOf } from './language.ts';
import { isSmallCount } from './small-count.ts';
import { useLanguage } from './use-words.ts';
import { welsh } from './welsh.ts';

/** An instant (ISO text, milliseconds, Date) or a pure day `YYYY-MM-DD`, which has no time zone. */
type Moment = string | number | Date;
export type Money = { readonly amount: number; readonly currency: string };

const dateStyles = {
  /** 19/11/2026 */
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** 19 Nov, beside another day that tells the year */
  short: { day: 'numeric', month: 'short' },
  /** 19 Nov 2026 */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Thursday, 19 November 2026 */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Thu, 19 Nov, and with the year when it is another one */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Thu */
  weekdayName: { weekday: 'short' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof dateStyles;

/** A phone's own clock may be a day off, so the shell names the one that says what today is. */
let clockOfToday: () => number = () => Date.now();
export const followClock = (clock: () => number): void => {
  clockOfToday = clock;
};

export type FormatOptions = {
  /** What counts as today. */
  readonly now?: () => number;
  /** The zone where the work is; without it the phone's. */
  readonly zone?: string;
};

export type Format = ReturnType<typeof formatFor>;

const isDay = (value: Moment): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const two = (value: number): string => String(value).padStart(2, '0');

/** One is made in a quarter of a millisecond, a list of thousands asks for ten of them in every row. */
const kept = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // A phone that has travelled is in another zone.
  const key = JSON.stringify([locale, style, style.timeZone ?? new Date().getTimezoneOffset()]);
  const formatter = kept.get(key) ?? new Intl.DateTimeFormat(locale, style);
  kept.set(key, formatter);
  return formatter;
}

function numberFormats(locale: string) {
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    !options && isSmallCount(value) ? String(value) : new Intl.NumberFormat(locale, options).format(value);
  return {
    number,
    percent: (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 }),
    /** Minor units, as the API carries money. */
    money: ({ amount, currency }: Money) =>
      number(amount / 10 ** fractionDigits(currency), { style: 'currency', currency }),
    /** Minutes as `12:30 h`; `signed` puts the sign of an account before it. */
    duration(minutes: number, { signed = true }: { signed?: boolean } = {}) {
      const whole = Math.round(Math.abs(minutes));
      const sign = minutes < 0 && whole > 0 ? '−' : signed && whole > 0 ? '+' : '';
      return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} h`;
    },
    bytes(count: number) {
      const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(count || 1) / Math.log(1000))));
      const value = count / 1000 ** step;
      const unit = units[step] ?? 'byte';
      return number(value, { style: 'unit', unit, maximumFractionDigits: value < 10 && step > 0 ? 1 : 0 });
    },
  };
}

export function formatFor(
  language: Language,
  { now = () => clockOfToday(), zone: ownZone }: FormatOptions = {},
) {
  const wanted = localeOf(language);
  const ownWelsh = language === 'cy' && Intl.DateTimeFormat.supportedLocalesOf(wanted).length === 0;
  // What Welsh does not write itself it writes as Britain does, never as the phone happens to.
  const locale = ownWelsh ? 'en-GB' : wanted;

  function written(value: Moment, style: Intl.DateTimeFormatOptions, zone = ownZone): string {
    const timeZone = isDay(value) ? 'UTC' : zone;
    const moment = new Date(value);
    if (Number.isNaN(moment.getTime())) return '';
    const named = style.weekday || style.month === 'long' || style.month === 'short';
    if (ownWelsh && named) return welsh.date(moment, { ...style, timeZone });
    return formatterOf(locale, timeZone ? { ...style, timeZone } : style).format(moment);
  }

  /** On the phone's own clock it is written the same in all of our languages. */
  function time(value: Moment, zone = ownZone): string {
    const moment = new Date(value);
    if (zone || isDay(value) || Number.isNaN(moment.getTime())) return written(value, clock, zone);
    return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  }
  /** The calendar day in that zone, `2026-11-23`. */
  function isoDay(value: Moment, zone = ownZone): string {
    if (isDay(value)) return value;
    const moment = new Date(value);
    if (zone) return formatterOf('en-CA', { timeZone: zone }).format(moment);
    return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  }
  /** Nobody takes a day for one of this year that is none. */
  const isThisYear = (value: Moment, zone = ownZone): boolean =>
    isoDay(value, zone).slice(0, 4) === isoDay(now(), zone).slice(0, 4);
  function date(value: Moment, style: DateStyle = 'short', zone?: string): string {
    if (Number.isNaN(new Date(value).getTime())) return '';
    const tellsYear = style === 'weekday' && !isThisYear(value, zone);
    return written(value, tellsYear ? { ...dateStyles.weekday, year: 'numeric' } : dateStyles[style], zone);
  }
  /** The same counted in days, so that days can be subtracted. */
  const dayNumber = (value: Moment, zone = ownZone) =>
    Math.round(Date.parse(isoDay(value, zone)) / 86_400_000);

  /** 09:12 today, then Yesterday, Thu, 19 Nov, and with the year when it is another one. */
  function when(value: Moment, zone?: string): string {
    if (Number.isNaN(new Date(value).getTime())) return '';
    const age = dayNumber(now(), zone) - dayNumber(value, zone);
    if (age === 0 && !isDay(value)) return time(value, zone);
    if (age === 0 || Math.abs(age) === 1) {
      const word = ownWelsh
        ? welsh.relativeDay(-age)
        : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-age, 'day');
      return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
    }
    if (age > 1 && age < 7) return date(value, 'weekdayName', zone);
    return date(value, isThisYear(value, zone) ? 'short' : 'medium', zone);
  }

  return {
    language,
    locale,
    date,
    time,
    dateTime: (value: Moment, zone?: string) =>
      isDay(value) ? date(value, 'weekday') : `${date(value, 'weekday', zone)}, ${time(value, zone)}`,
    isoDay,
    today: (zone?: string) => isoDay(now(), zone),
    when,
    ...numberFormats(locale),
    list: (names: readonly string[]) =>
      ownWelsh ? welsh.list(names) : new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
  };
}

/**
 * The first date of a page costs a slow phone 80 ms, most of it whichever comes first: made while nothing else is to
 * be done, in steps between which the browser can paint and listen.
 */
export async function prepareDates(language: Language, pause: () => Promise<void>): Promise<void> {
  const { locale, date } = formatFor(language);
  await pause();
  formatterOf(locale, dateStyles.long);
  await pause();
  date(Date.now(), 'long');
  await pause();
  date('2026-01-01', 'weekday');
  await pause();
  formatterOf(locale, clock).format();
}

export function useFormat(options?: FormatOptions): Format {
  const language = useLanguage();
  const zone = options?.zone;
  const now = options?.now;
  return useMemo(
    () => formatFor(language, { ...(zone ? { zone } : {}), ...(now ? { now } : {}) }),
    [language, zone, now],
  );
}
