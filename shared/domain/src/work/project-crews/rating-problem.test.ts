import type { CrewItemState } from '../crew-items/crew-item-states.ts';
import { projectRatingProblem, ratingProblem } from './rating-problem.ts';

const now = new Date('2026-11-21T12:00:00Z');
const begun = new Date('2026-11-21T07:00:00Z');

test.each<[string, CrewItemState, Date | null, ReturnType<typeof ratingProblem>]>([
  ['work that is over can be rated', 'cleared', begun, null],
  ['so can work whose hours nobody has signed off', 'done', begun, null],
  ['somebody at work can be rated', 'working', begun, null],
  ['from the minute that it begins', 'working', now, null],
  [
    'who has come before the start cannot be rated yet',
    'working',
    new Date('2026-11-21T12:30:00Z'),
    'too_early',
  ],
  ['work of another day is too early', 'confirmed', new Date('2026-11-22T07:00:00Z'), 'too_early'],
  ['without a time nobody knows whether it has begun', 'done', null, 'too_early'],
  ['who never came cannot be rated', 'noShow', begun, 'wrong_state'],
  ['who has not checked in cannot be rated', 'confirmed', begun, 'wrong_state'],
  ['who was told to stay at home cannot be rated', 'notNeeded', begun, 'wrong_state'],
])('%s', (_, status, startsAt, problem) => expect(ratingProblem({ status, startsAt }, now)).toBe(problem));

test.each([
  ['a project can be rated from its first day on', '2026-11-21', null, null],
  ['and not the day before', '2026-11-22', null, 'too_early'],
  ['one that was called off cannot be rated', '2026-11-01', begun, 'wrong_state'],
])('%s', (_, beginDate, cancelledAt, problem) =>
  expect(projectRatingProblem({ beginDate, cancelledAt }, '2026-11-21')).toBe(problem),
);
