import type { Run } from './measure.ts';

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

export type Figures = { readonly ms: number; readonly codeBytes: number; readonly allBytes: number };
export const figuresOf = (runs: readonly Run[]): Figures => ({
  ms: median(runs.map(({ ms }) => ms)),
  codeBytes: median(runs.map(({ codeBytes }) => codeBytes)),
  allBytes: median(runs.map(({ allBytes }) => allBytes)),
});

export type Row = {
  readonly screen: string;
  readonly measure: string;
  readonly federated: number;
  readonly single: number;
  readonly ratio: number;
};

export function rowsOf(screen: string, federated: Figures, single: Figures): Row[] {
  const row = (measure: string, pick: (figures: Figures) => number): Row => ({
    screen,
    measure,
    federated: Math.round(pick(federated)),
    single: Math.round(pick(single)),
    ratio: Number((pick(federated) / pick(single)).toFixed(3)),
  });
  return [
    row('time to usable, ms', ({ ms }) => ms),
    row('JavaScript and CSS, bytes', ({ codeBytes }) => codeBytes),
    row('everything, bytes', ({ allBytes }) => allBytes),
  ];
}
