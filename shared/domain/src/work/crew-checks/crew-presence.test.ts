import { presenceAt, presenceCases } from '../../cases.ts';
import {
  cameToWork,
  crewItemStates,
  defaultRules,
  hoursNeed,
  lacksHours,
  presenceOf,
  presences,
} from '../../index.ts';

test.each(presenceCases)('$name: $presence', ({ facts, presence, ...at }) =>
  expect(presenceOf(facts, presenceAt(at), defaultRules)).toBe(presence),
);

test('every state of a position and everything that somebody can be is in the table', () => {
  expect(new Set(presenceCases.map(({ facts }) => facts.status))).toEqual(new Set(crewItemStates));
  expect(new Set(presenceCases.map(({ presence }) => presence))).toEqual(new Set(presences));
});

test('nobody is asked to check out who is not there, and who is settled is asked for nothing', () => {
  const needs = Object.fromEntries(presences.map((presence) => [presence, hoursNeed(presence)]));
  expect(needs).toMatchObject({
    in: 'checkOut',
    break: 'checkOut',
    late: 'noShow',
    neverCame: 'noShow',
    expected: 'wait',
    absent: null,
    noShow: null,
    toBeChecked: null,
    out: null,
  });
  const askedOut = presences.filter((presence) => needs[presence] === 'checkOut');
  expect(askedOut.filter((presence) => !cameToWork(presence))).toEqual([]);
});

test.each([
  ['approved hours', 'out', 540, false],
  ['approved to be none', 'out', 0, false],
  ['checked out and not approved', 'out', null, true],
  ['a no-show', 'noShow', null, false],
  ['reported absent', 'absent', null, false],
  ['never came, and nobody has said why', 'neverCame', null, true],
] as const)('a line with %s', (_, presence, approvedMinutes, lacks) =>
  expect(lacksHours({ presence, approvedMinutes })).toBe(lacks),
);
