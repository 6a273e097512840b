import type { BonusFigure, BonusSource } from '@callboard/domain';

/** A figure with its formula, or one of those that every formula ends with. */
export type FigureName = BonusFigure | BonusSource;

/** How a figure is written. */
export const figureKinds = {
  performance: 'moneyPerHour',
  teamSpeed: 'share',
  forecastTurnover: 'money',
  attainmentSoFar: 'share',
  attainment: 'share',
  levelFactorSoFar: 'share',
  levelFactor: 'share',
  bonusSoFar: 'money',
  bonusLikely: 'money',
  turnoverMinor: 'money',
  workedMinutes: 'minutes',
  bookedMinor: 'money',
  target: 'money',
  minimumTarget: 'money',
  targetPerformance: 'moneyPerHour',
  onTargetBonus: 'money',
} as const satisfies Record<FigureName, 'money' | 'moneyPerHour' | 'minutes' | 'share'>;

/** What stands between the parts of a figure. Shares of the bonus are read from levels. */
export const operators = {
  performance: '÷',
  teamSpeed: '÷',
  forecastTurnover: '+',
  attainmentSoFar: '÷',
  attainment: '÷',
  levelFactorSoFar: null,
  levelFactor: null,
  bonusSoFar: '×',
  bonusLikely: '×',
} as const satisfies Record<BonusFigure, string | null>;

export const isFigureName = (text: string | undefined): text is FigureName =>
  text !== undefined && Object.hasOwn(figureKinds, text);
