import type { PlusCrewValue } from '@callboard/contract';

/** Kinds of values that have periods; levels are settings. */
export type SetType = Exclude<PlusCrewValue['type'], 'levels'>;
