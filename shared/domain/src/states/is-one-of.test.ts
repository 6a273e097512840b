import { absenceGroups, crewItemGroups, isOneOf } from '../index.ts';
import type { CrewItemState } from '../index.ts';

test.each([
  ['a state of the group', 'spare', true],
  ['a state beside it', 'working', false],
] as const)('a group: %s', (_, state, expected) => {
  expect(isOneOf<CrewItemState, CrewItemState>(state, crewItemGroups.promised)).toBe(expected);
});

test('groups of another thing and groups that nobody wrote down do not compile', () => {
  const state: CrewItemState = JSON.parse('"spare"');
  // @ts-expect-error an absence is reported, a position never
  expect(isOneOf(state, absenceGroups.away)).toBe(false);
  // @ts-expect-error there is no such group
  expect(crewItemGroups.promissed).toBeUndefined();
});
