import type { FormValue } from './form-conditions.ts';
import {
  attemptsLeft,
  mayAttempt,
  reminderStep,
  trainingPassed,
  trainingScore,
  trainingState,
  trainingValidUntil,
} from './training-score.ts';
import type { TrainingFacts, TrainingState } from './training-score.ts';

const answers = (given: Record<string, FormValue>) =>
  Object.fromEntries(
    Object.entries(given).map(([id, value]) => [id, { value, comment: '', hasFile: false }]),
  );
const asked = [
  { id: 'exit', correct: 'b' },
  { id: 'gear', correct: ['helmet', 'shoes'] },
  { id: 'name', correct: null },
  { id: 'safe', correct: 'yes' },
];

test.each([
  ['all right', { exit: 'b', gear: ['shoes', 'helmet'], safe: 'yes' }, 100],
  ['one of three wrong', { exit: 'a', gear: ['shoes', 'helmet'], safe: 'yes' }, 67],
  ['half of several choices is wrong', { exit: 'b', gear: ['shoes'], safe: 'yes' }, 67],
  ['a choice too many is wrong', { exit: 'b', gear: ['shoes', 'helmet', 'cap'], safe: 'yes' }, 67],
  ['nothing answered', {}, 0],
])('score: %s', (_, given, expected) => expect(trainingScore(asked, answers(given))).toBe(expected));

test('a training that asks nothing is passed by doing it', () => {
  expect(trainingScore([], {})).toBe(100);
});

test('80 % is what is needed where nothing else is said', () => {
  expect([79, 80].map((score) => trainingPassed(score, null))).toEqual([false, true]);
  expect([79, 80].map((score) => trainingPassed(score, 60))).toEqual([true, true]);
});

test.each([
  ['some days after passing', { validDays: 365, validUntil: null }, '2027-11-21'],
  ['never beyond its own end', { validDays: 365, validUntil: '2026-12-31' }, '2026-12-31'],
  ['to its own end', { validDays: null, validUntil: '2026-12-31' }, '2026-12-31'],
  ['for ever', { validDays: null, validUntil: null }, null],
])('a training counts %s', (_, terms, expected) =>
  expect(trainingValidUntil('2026-11-21', terms)).toBe(expected),
);

const facts: TrainingFacts = {
  today: '2026-11-21',
  validFrom: null,
  validUntil: null,
  attempts: null,
  started: false,
  failedSincePass: 0,
  passed: false,
  passedUntil: null,
  expiringDays: 60,
};

test.each<[string, Partial<TrainingFacts>, TrainingState, boolean]>([
  ['a new one is open', {}, 'open', true],
  ['one that begins tomorrow is not yet there', { validFrom: '2026-11-22' }, 'notYet', false],
  ['one that ended yesterday is over', { validUntil: '2026-11-20' }, 'over', false],
  ['a begun one is started', { started: true }, 'started', false],
  ['a failed one can be tried again', { failedSincePass: 2 }, 'failed', true],
  ['three failures lock it', { failedSincePass: 3 }, 'locked', false],
  ['one attempt only locks it at once', { attempts: 1, failedSincePass: 1 }, 'locked', false],
  ['a passed one without an end stays', { passed: true }, 'passed', false],
  ['sixty-one days before its end it is fine', { passed: true, passedUntil: '2027-01-21' }, 'passed', false],
  ['sixty days before its end it expires', { passed: true, passedUntil: '2027-01-20' }, 'expiring', true],
  ['on its last day it still counts', { passed: true, passedUntil: '2026-11-21' }, 'expiring', true],
  ['the day after it has expired', { passed: true, passedUntil: '2026-11-20' }, 'expired', true],
  [
    'taking it again while it counts is started',
    { passed: true, passedUntil: '2026-12-01', started: true },
    'started',
    false,
  ],
])('%s', (_, some, state, may) => {
  expect(trainingState({ ...facts, ...some })).toBe(state);
  expect(mayAttempt(state)).toBe(may);
});

test('attempts never fall below none', () => {
  expect([0, 2, 3, 9].map((failed) => attemptsLeft(3, failed))).toEqual([3, 1, 0, 0]);
});

test.each([
  ['nothing before the first step', 61, null, null],
  ['the first step on its day', 60, null, 60],
  ['once only', 45, 60, null],
  ['the next one when it is reached', 30, 60, 30],
  ['a step that was slept through is not made up for', 5, 60, 7],
  ['nothing after the end', -1, 7, null],
])('reminder: %s', (_, left, reminded, expected) =>
  expect(reminderStep(left, [60, 30, 7], reminded)).toBe(expected),
);
