import { crewItemGroups, crewItemStates, isOneOf } from '../../index.ts';
import type { CrewItemState } from '../../index.ts';

/** What can be said of a position in each of its states. */
const said: Record<CrewItemState, string> = {
  draft: 'unasked colliding assignable unfilled editable notInCalendar',
  vacant: 'unasked wanted openInProject assignable unfilled editable notInCalendar',
  requested:
    'requested toAnswer toAnswerNoSpare tentative planned plannedAhead plannedCurrent ' +
    'calendarFeed ahead open openInProject active member colliding unfilled editable',
  confirmed:
    'answered accepted settled expected withoutPreCall checkIn promised booked agreed current ' +
    'uncleared roster upcoming planned plannedAhead plannedCurrent calendarFeed ahead open ' +
    'openInProject active member colliding editable',
  ready:
    'accepted settled expected checkIn promised booked agreed current uncleared roster upcoming ' +
    'planned plannedAhead plannedCurrent calendarFeed ahead open openInProject active member ' +
    'colliding editable',
  working:
    'begun happened booked agreed current uncleared roster upcoming planned plannedCurrent ' +
    'calendarFeed open openInProject active member colliding',
  done:
    'finished begun happened booked agreed uncleared roster planned calendarFeed active member ' +
    'colliding past',
  cleared: 'finished begun happened booked agreed roster planned calendarFeed active member colliding past',
  hasChanged:
    'toAnswer toAnswerNoSpare expected withoutPreCall checkIn promised booked current uncleared ' +
    'roster upcoming planned plannedAhead plannedCurrent calendarFeed ahead open openInProject ' +
    'active member colliding editable',
  spareRequested: 'requested toAnswer spare tentative ahead open active member colliding editable uncounted',
  spare:
    'spare tentative answered accepted promised upcoming calendarFeed ahead open openInProject ' +
    'active member colliding editable uncounted',
  refused: 'wanted answered lapsed dropped neverWorked assignable unfilled editable past',
  expired: 'lapsed dropped neverWorked assignable unfilled editable past',
  notNeeded: 'calledOff dropped neverWorked uncounted notInCalendar past',
  noShow: 'checkIn happened roster member neverWorked past',
  cancelled: 'calledOff dropped neverWorked uncounted past',
};

test.each(crewItemStates)('groups of %s', (state) => {
  const groups = Object.entries(crewItemGroups).filter(([, states]) =>
    isOneOf<CrewItemState, CrewItemState>(state, states),
  );
  expect(groups.map(([name]) => name)).toEqual(said[state].split(' '));
});

test('no group names a state twice', () => {
  for (const states of Object.values(crewItemGroups)) expect([...new Set<string>(states)]).toEqual(states);
});
