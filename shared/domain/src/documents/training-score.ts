import { addDays, daysBetween } from '../time/day.ts';
import type { FormAnswers, FormValue } from './form-conditions.ts';

/** Score, attempts and validity of trainings. */

export const usualMinimumScore = 80;
const usualAttempts = 3;

const same = (given: FormValue | undefined, correct: FormValue): boolean =>
  Array.isArray(correct)
    ? Array.isArray(given) && given.length === correct.length && correct.every((one) => given.includes(one))
    : given === correct;

/** Per cent of the asked questions that have a right answer; a training without any is passed by doing it. */
export function trainingScore(
  asked: readonly { readonly id: string; readonly correct: FormValue | null }[],
  answers: FormAnswers,
): number {
  const counted = asked.filter(({ correct }) => correct !== null);
  if (counted.length === 0) return 100;
  const right = counted.filter(({ id, correct }) => correct !== null && same(answers[id]?.value, correct));
  return Math.round((100 * right.length) / counted.length);
}

export const trainingPassed = (score: number, minimumScore: number | null): boolean =>
  score >= (minimumScore ?? usualMinimumScore);

/** The last day it counts on: some days after passing, never beyond the training's own end. */
export function trainingValidUntil(
  passedOn: string,
  { validDays, validUntil }: { validDays: number | null; validUntil: string | null },
): string | null {
  const own = validDays === null ? null : addDays(passedOn, validDays);
  if (own === null || validUntil === null) return own ?? validUntil;
  return own < validUntil ? own : validUntil;
}

export const trainingStates = [
  'notYet',
  'over',
  'open',
  'started',
  'failed',
  'locked',
  'passed',
  'expiring',
  'expired',
] as const;
export type TrainingState = (typeof trainingStates)[number];
export const trainingGroups = {
  /** The person has something to do. */
  due: ['open', 'started', 'failed', 'expired'],
} as const satisfies Record<string, readonly TrainingState[]>;

/** Nobody has failed since then: a pass begins the counting of attempts anew. */
export const attemptsLeft = (attempts: number | null, failed: number): number =>
  Math.max(0, (attempts ?? usualAttempts) - failed);

export type TrainingFacts = {
  readonly today: string;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly attempts: number | null;
  /** Begun and not submitted. */
  readonly started: boolean;
  readonly failedSincePass: number;
  readonly passed: boolean;
  readonly passedUntil: string | null;
  readonly expiringDays: number;
};

export function trainingState(facts: TrainingFacts): TrainingState {
  const { today, passed, passedUntil } = facts;
  const valid = passed && (passedUntil === null || passedUntil >= today);
  const closed = facts.validUntil !== null && facts.validUntil < today;
  if (valid && !facts.started) {
    const left = passedUntil === null ? null : daysBetween(today, passedUntil);
    return left !== null && left <= facts.expiringDays ? 'expiring' : 'passed';
  }
  if (facts.validFrom !== null && facts.validFrom > today) return 'notYet';
  if (closed) return 'over';
  if (facts.started) return 'started';
  if (attemptsLeft(facts.attempts, facts.failedSincePass) === 0) return 'locked';
  if (facts.failedSincePass > 0) return 'failed';
  return passed ? 'expired' : 'open';
}

/** Whether a new attempt may begin. A valid one may be taken again when its end comes near. */
export const mayAttempt = (state: TrainingState): boolean =>
  state === 'open' || state === 'failed' || state === 'expired' || state === 'expiring';

/** The reminder that is due: the nearest of the steps that has been reached, if it is a new one. */
export function reminderStep(
  daysLeft: number,
  steps: readonly number[],
  reminded: number | null,
): number | null {
  if (daysLeft < 0) return null;
  const reached = steps.filter((step) => daysLeft <= step);
  if (reached.length === 0) return null;
  const step = Math.min(...reached);
  return reminded === null || step < reminded ? step : null;
}
