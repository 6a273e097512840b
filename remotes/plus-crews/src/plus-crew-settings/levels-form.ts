import type { BonusLevel } from '@callboard/domain';
import type { Format } from '@callboard/i18n';
import { readNumber } from '@callboard/parts';

/** A level as it is typed, in percent. */
export type TypedLevel = { readonly attainment: string; readonly factor: string };
export type LevelFault = 'unreadable' | 'notHigher' | 'lower' | 'tooBig';

export const mostLevels = 20;
/** Shares are hundredths of a percent; 1,000 % is the most. */
export const mostShare = 100_000;

const readShare = (text: string, format: Format): number | null => {
  const percent = readNumber(text.replace('%', ''), format);
  return percent === null || percent < 0 ? null : Math.round(percent * 100);
};

export const typedLevels = (levels: readonly BonusLevel[], { number }: Format): TypedLevel[] =>
  levels
    .toSorted((a, b) => a.attainment - b.attainment)
    .map(({ attainment, factor }) => ({
      attainment: number(attainment / 100, { maximumFractionDigits: 2, useGrouping: false }),
      factor: number(factor / 100, { maximumFractionDigits: 2, useGrouping: false }),
    }));

/** What cannot be read is 0 here, and a fault of its level. */
export const readLevels = (levels: readonly TypedLevel[], format: Format): BonusLevel[] =>
  levels.map(({ attainment, factor }) => ({
    attainment: readShare(attainment, format) ?? 0,
    factor: readShare(factor, format) ?? 0,
  }));

/** What is wrong with each level: they go upwards, in what is reached and in what it brings. */
export function levelFaults(
  levels: readonly TypedLevel[],
  format: Format,
): { attainment?: LevelFault; factor?: LevelFault }[] {
  const read = levels.map(({ attainment, factor }) => ({
    attainment: readShare(attainment, format),
    factor: readShare(factor, format),
  }));
  const faultOf = (value: number | null): LevelFault | undefined =>
    value === null ? 'unreadable' : value > mostShare ? 'tooBig' : undefined;
  return read.map(({ attainment, factor }, at) => {
    const before = read[at - 1];
    const notHigher =
      before?.attainment != null && attainment !== null && attainment <= before.attainment
        ? 'notHigher'
        : undefined;
    const lower = before?.factor != null && factor !== null && factor < before.factor ? 'lower' : undefined;
    const faults = { attainment: faultOf(attainment) ?? notHigher, factor: faultOf(factor) ?? lower };
    return {
      ...(faults.attainment && { attainment: faults.attainment }),
      ...(faults.factor && { factor: faults.factor }),
    };
  });
}
