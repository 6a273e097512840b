import type { PlusCrewProgress } from '@callboard/contract';

export type GaugeMark = 'minimumTarget' | 'target' | 'next';
export type GaugeShares = {
  /** Of the whole arc, 0 to 1. */
  readonly soFar: number;
  readonly likely: number;
  readonly marks: readonly { readonly mark: GaugeMark; readonly share: number; readonly value: number }[];
};
type Figures = Pick<PlusCrewProgress, 'turnoverMinor' | 'forecastMinor' | 'next'> & {
  readonly values: Pick<PlusCrewProgress['values'], 'target' | 'minimumTarget' | 'levels'>;
};

/** Where everything is on the arc, which reaches to the last level or to whatever is beyond it. */
export function gaugeShares({ turnoverMinor, forecastMinor, next, values }: Figures): GaugeShares | null {
  const { target, minimumTarget, levels } = values;
  if (target === null || target <= 0) return null;
  const last = Math.max(10_000, ...levels.map(({ attainment }) => attainment));
  const most = Math.max((target * last) / 10_000, minimumTarget ?? 0, forecastMinor, turnoverMinor);
  const marks = [
    { mark: 'minimumTarget' as const, value: minimumTarget },
    { mark: 'target' as const, value: target },
    { mark: 'next' as const, value: next?.turnoverMinor ?? null },
  ].flatMap(({ mark, value }) =>
    // Where the next level is the target, one mark is enough.
    value === null || value <= 0 || (mark === 'target' && value === next?.turnoverMinor)
      ? []
      : [{ mark, value, share: value / most }],
  );
  const shareOf = (value: number) => Math.max(0, value / most);
  return { soFar: shareOf(turnoverMinor), likely: shareOf(forecastMinor), marks };
}
