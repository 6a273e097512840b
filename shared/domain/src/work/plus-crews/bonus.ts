import { roundHalfUp } from '../../money/money.ts';

/** Factors lie between two levels, so these are no whole numbers. */
const ratioOf = (value: number, part: number, whole: number): number => roundHalfUp((value * part) / whole);

/** Shares are hundredths of a percent: 10000 is 100 %. Money is minor units. */
const whole = 10_000;

export type BonusLevel = { readonly attainment: number; readonly factor: number };
export type BonusValues = {
  readonly target: number | null;
  readonly minimumTarget: number | null;
  readonly targetPerformance: number | null;
  readonly onTargetBonus: number | null;
  readonly levels: readonly BonusLevel[];
};
export type BonusDay = {
  readonly day: string;
  readonly turnoverMinor: number;
  readonly workedMinutes: number;
  readonly bookedMinor: number;
};

/** What is made of days, and which figure of a day it sums. */
const daySources = {
  turnoverMinor: (day: BonusDay) => day.turnoverMinor,
  workedMinutes: (day: BonusDay) => day.workedMinutes,
  bookedMinor: (day: BonusDay) => day.bookedMinor,
};
export type BonusDaySource = keyof typeof daySources;

/**
 * The days that a sum is made of. A day that is over counts what it brought; today counts what it is booked for as
 * long as it has brought nothing.
 */
export function daysBehind(source: BonusDaySource, days: readonly BonusDay[], today: string) {
  const counts = ({ day, turnoverMinor }: BonusDay) =>
    source === 'bookedMinor' ? day > today || (day === today && turnoverMinor === 0) : day <= today;
  return days
    .filter(counts)
    .map((one) => ({ day: one.day, value: daySources[source](one) }))
    .filter(({ value }) => value !== 0);
}

/** What has come in and what is still booked. */
export function turnoverOf(days: readonly BonusDay[], today: string) {
  const sum = (source: BonusDaySource) =>
    daysBehind(source, days, today).reduce((total, { value }) => total + value, 0);
  const turnoverMinor = sum('turnoverMinor');
  const bookedMinor = sum('bookedMinor');
  return {
    turnoverMinor,
    bookedMinor,
    workedMinutes: sum('workedMinutes'),
    forecastMinor: turnoverMinor + bookedMinor,
  };
}

/** Turnover of an hour; without hours there is none. */
export const performanceOf = (turnoverMinor: number, workedMinutes: number): number | null =>
  workedMinutes > 0 ? ratioOf(turnoverMinor, 60, workedMinutes) : null;

export const shareOfTarget = (value: number | null, target: number | null): number | null =>
  value !== null && target !== null && target > 0 ? ratioOf(value, whole, target) : null;

const ascending = (levels: readonly BonusLevel[]) => levels.toSorted((a, b) => a.attainment - b.attainment);

/** Linear between the two levels around it; nothing below the first, no more than the last. */
export function levelFactor(attainment: number, levels: readonly BonusLevel[]): number {
  const sorted = ascending(levels);
  const above = sorted.find((level) => level.attainment > attainment);
  const below = sorted.findLast((level) => level.attainment <= attainment);
  if (!below) return 0;
  if (!above) return below.factor;
  const way = (attainment - below.attainment) / (above.attainment - below.attainment);
  return roundHalfUp(below.factor + way * (above.factor - below.factor));
}

export type BonusPoint = {
  readonly turnoverMinor: number;
  readonly attainment: number | null;
  readonly underMinimum: boolean;
  readonly factor: number;
  readonly bonusMinor: number;
};

/** The bonus if the period ended with this turnover. */
export function bonusAt(turnoverMinor: number, values: BonusValues): BonusPoint {
  const attainment = shareOfTarget(turnoverMinor, values.target);
  const underMinimum = values.minimumTarget !== null && turnoverMinor < values.minimumTarget;
  const factor = attainment === null || underMinimum ? 0 : levelFactor(attainment, values.levels);
  return {
    turnoverMinor,
    attainment,
    underMinimum,
    factor,
    bonusMinor: ratioOf(values.onTargetBonus ?? 0, factor, whole),
  };
}

export type NextLevel = BonusLevel & {
  readonly turnoverMinor: number;
  readonly missingMinor: number;
  readonly bonusMinor: number;
};

/** The next level above a turnover, and what is still missing for it; nothing beyond the last. */
export function nextLevel(turnoverMinor: number, values: BonusValues): NextLevel | null {
  const { target, minimumTarget } = values;
  if (target === null || target <= 0) return null;
  for (const level of ascending(values.levels)) {
    // Rounded up: with one cent less the level would not be reached.
    const needed = Math.max(Math.ceil((target * level.attainment) / whole), minimumTarget ?? 0);
    if (needed <= turnoverMinor) continue;
    const { bonusMinor } = bonusAt(needed, values);
    return { ...level, turnoverMinor: needed, missingMinor: needed - turnoverMinor, bonusMinor };
  }
  return null;
}

export const bonusFigures = [
  'performance',
  'teamSpeed',
  'forecastTurnover',
  'attainmentSoFar',
  'attainment',
  'levelFactorSoFar',
  'levelFactor',
  'bonusSoFar',
  'bonusLikely',
] as const;
export type BonusFigure = (typeof bonusFigures)[number];
/** What figures are made of in the end: what the days brought, and what somebody has set. */
export const bonusSources = [
  'turnoverMinor',
  'workedMinutes',
  'bookedMinor',
  'target',
  'minimumTarget',
  'targetPerformance',
  'onTargetBonus',
] as const;
export type BonusSource = (typeof bonusSources)[number];
export const bonusStates = [
  'noData',
  'valuesMissing',
  'underMinimum',
  'belowTarget',
  'onTarget',
  'aboveLast',
] as const;
export type BonusState = (typeof bonusStates)[number];
/** A figure and what it is made of, for whoever asks where it comes from. */
export type Explained = {
  figure: BonusFigure;
  value: number | null;
  from: { name: BonusFigure | BonusSource; value: number | null }[];
};

export type BonusForecast = {
  readonly turnoverMinor: number;
  readonly bookedMinor: number;
  readonly workedMinutes: number;
  readonly forecastMinor: number;
  readonly performance: number | null;
  readonly teamSpeed: number | null;
  readonly soFar: BonusPoint;
  readonly likely: BonusPoint;
  readonly next: NextLevel | null;
  readonly state: BonusState;
  readonly explained: readonly Explained[];
};

function stateOf(days: readonly BonusDay[], likely: BonusPoint, values: BonusValues): BonusState {
  if (days.length === 0) return 'noData';
  const { attainment } = likely;
  if (attainment === null || values.onTargetBonus === null || values.levels.length === 0)
    return 'valuesMissing';
  if (likely.underMinimum) return 'underMinimum';
  if (attainment > Math.max(...values.levels.map((level) => level.attainment))) return 'aboveLast';
  return attainment < whole ? 'belowTarget' : 'onTarget';
}

/** "So far 180 €, likely 420 €", with everything it is made of. */
export function bonusForecast(days: readonly BonusDay[], values: BonusValues, today: string): BonusForecast {
  const turnover = turnoverOf(days, today);
  const performance = performanceOf(turnover.turnoverMinor, turnover.workedMinutes);
  const teamSpeed = shareOfTarget(performance, values.targetPerformance);
  const soFar = bonusAt(turnover.turnoverMinor, values);
  const likely = bonusAt(turnover.forecastMinor, values);
  const part = (name: BonusFigure | BonusSource, value: number | null) => ({ name, value });
  const made = (figure: BonusFigure, value: number | null, ...from: Explained['from']): Explained => ({
    figure,
    value,
    from,
  });
  return {
    ...turnover,
    performance,
    teamSpeed,
    soFar,
    likely,
    next: nextLevel(turnover.forecastMinor, values),
    state: stateOf(days, likely, values),
    explained: [
      made(
        'performance',
        performance,
        part('turnoverMinor', turnover.turnoverMinor),
        part('workedMinutes', turnover.workedMinutes),
      ),
      made(
        'teamSpeed',
        teamSpeed,
        part('performance', performance),
        part('targetPerformance', values.targetPerformance),
      ),
      made(
        'forecastTurnover',
        turnover.forecastMinor,
        part('turnoverMinor', turnover.turnoverMinor),
        part('bookedMinor', turnover.bookedMinor),
      ),
      made(
        'attainmentSoFar',
        soFar.attainment,
        part('turnoverMinor', turnover.turnoverMinor),
        part('target', values.target),
      ),
      made(
        'attainment',
        likely.attainment,
        part('forecastTurnover', turnover.forecastMinor),
        part('target', values.target),
      ),
      made(
        'levelFactorSoFar',
        soFar.factor,
        part('attainmentSoFar', soFar.attainment),
        part('minimumTarget', values.minimumTarget),
      ),
      made(
        'levelFactor',
        likely.factor,
        part('attainment', likely.attainment),
        part('minimumTarget', values.minimumTarget),
      ),
      made(
        'bonusSoFar',
        soFar.bonusMinor,
        part('onTargetBonus', values.onTargetBonus),
        part('levelFactorSoFar', soFar.factor),
      ),
      made(
        'bonusLikely',
        likely.bonusMinor,
        part('onTargetBonus', values.onTargetBonus),
        part('levelFactor', likely.factor),
      ),
    ],
  };
}
