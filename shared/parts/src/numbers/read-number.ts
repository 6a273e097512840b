import { fractionDigits } from '@callboard/domain';
import type { Format } from '@callboard/i18n';

/** What separates thousands and decimals in the reader's language. */
function separatorsOf({ number }: Format) {
  const sample = number(12_345.6, { minimumFractionDigits: 1 });
  const [, group = ''] = /2(\D*)3/.exec(sample) ?? [];
  const [, decimal = '.'] = /5(\D*)6/.exec(sample) ?? [];
  return { group, decimal };
}

const spaces = /[\s\u00a0\u202f'’]/g;

/**
 * A number as people type it: in the format of their language, and with the other separator where that can mean only
 * one thing. Nothing, where it is no number or could be two.
 */
export function readNumber(text: string, format: Format): number | null {
  const { group, decimal } = separatorsOf(format);
  const bare = text.trim().replace('−', '-').replace(spaces, '');
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(bare)) return null;
  const sign = bare.startsWith('-') ? -1 : 1;
  const digits = bare.replace('-', '');
  const marks = digits.match(/[.,]/g) ?? [];
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (marks.length === 0) return sign * Number(digits);
  const isOneKind = new Set(marks).size === 1;
  const mark = digits[last] ?? decimal;
  const behind = digits.length - last - 1;
  // 1.234.567: groups only.
  const isGroups = isOneKind && (marks.length > 1 || (mark === group.trim() && behind === 3));
  const whole = isGroups ? digits : digits.slice(0, last);
  if (!/^\d{0,3}([.,]\d{3})+$/.test(whole) && !/^\d*$/.test(whole)) return null;
  const fraction = isGroups ? '' : digits.slice(last + 1);
  return sign * Number(`${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`);
}

/** An amount as it is typed, in minor units; nothing where it has more decimals than the currency. */
export function readAmount(text: string, currency: string, format: Format): number | null {
  const value = readNumber(text, format);
  if (value === null) return null;
  const scale = 10 ** fractionDigits(currency);
  const minor = Math.round(value * scale);
  return Math.abs(value * scale - minor) < 1e-4 ? minor : null;
}

/** An amount as a field begins with it. */
export function writeAmount(minor: number, currency: string, { number }: Format): string {
  const digits = fractionDigits(currency);
  return number(minor / 10 ** digits, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
}

/** Hours as they are typed: `8:30`, or `8,5` in the reader's format. */
export function readMinutes(text: string, format: Format): number | null {
  const clock = /^(\d{1,3}):([0-5]\d)(?:\s*h)?$/.exec(text.trim());
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const hours = readNumber(text, format);
  return hours === null || hours < 0 ? null : Math.round(hours * 60);
}
