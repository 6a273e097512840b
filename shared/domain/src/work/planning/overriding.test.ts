import { overridingFor, overridingOfDraft } from '../../index.ts';
import type { Conflict, CrewItemAction } from '../../index.ts';

const stop = { kind: 'overlapConfirmed', level: 'stop', forceable: true } as const;
const never = { kind: 'absent', level: 'stop', forceable: false } as const;
const warning = { kind: 'longDay', level: 'warn', forceable: false } as const;
const noTimes = { kind: 'timesMissing', level: 'warn', forceable: false } as const;

type Found = Pick<Conflict, 'kind' | 'level' | 'forceable'>[];
type Case = [string, CrewItemAction, Found, boolean, ReturnType<typeof overridingFor>];

const alike: Case[] = [
  ['nothing speaks against a request', 'request', [], false, 'free'],
  ['a warning keeps from nothing', 'book', [warning], false, 'free'],
  ['a request over a conflict needs a reason', 'request', [warning, stop], false, 'needsReason'],
  ['a new request needs a new reason', 'request', [stop], true, 'needsReason'],
  ['to confirm over a conflict needs a reason', 'confirm', [stop], false, 'needsReason'],
  ['who was asked with a reason is confirmed without another', 'confirm', [stop], true, 'free'],
  ['some conflicts are for good', 'confirm', [stop, never], true, 'impossible'],
  ['whoever is not needed may be anywhere', 'notNeeded', [stop, never], false, 'free'],
];

test.each(alike)('%s', (_, action, conflicts, forced, expected) => {
  expect(overridingFor(action, { conflicts, forced })).toBe(expected);
  expect(overridingOfDraft(action, { conflicts, forced })).toBe(expected);
});

test('a draft waits for the times of its position', () => {
  const facts = { conflicts: [noTimes], forced: false };
  expect(overridingFor('request', facts)).toBe('free');
  expect(overridingOfDraft('request', facts)).toBe('impossible');
});
