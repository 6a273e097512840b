import {
  actionsFrom,
  answerDeadline,
  crewItemAfter,
  crewItemMoves,
  crewItemStates,
  defaultRules,
  isLateRefusal,
  mayMove,
} from '../../index.ts';
import type { CrewItemAction, CrewItemState } from '../../index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-21T12:00:00Z');
const earlier = new Date('2026-11-20T11:00:00Z');
const item = (status: CrewItemState, more: object = {}) => ({
  status,
  previous: null,
  hasPerson: true,
  startsAt: later,
  ...more,
});
const onlyFrom = (action: CrewItemAction): CrewItemState[] =>
  crewItemStates.filter(
    (status) => crewItemAfter(action, item(status, { previous: 'confirmed' }), now) !== null,
  );

test.each<[string, CrewItemAction, CrewItemState[], string]>([
  [
    'a draft is requested, and what came to nothing again',
    'request',
    ['draft', 'refused', 'expired'],
    'requested',
  ],
  ['a draft becomes a vacancy, and what came to nothing', 'offer', ['draft', 'refused', 'expired'], 'vacant'],
  ['who has applied gets a vacancy, or what was given back', 'accept', ['vacant', 'refused'], 'confirmed'],
  ['refusing follows a question', 'refuse', ['requested', 'hasChanged', 'spareRequested'], 'refused'],
  ['a promise is released', 'release', ['confirmed', 'ready', 'hasChanged', 'spare'], 'refused'],
  ['only a request expires', 'expire', ['requested', 'spareRequested'], 'expired'],
  ['what was confirmed changes', 'change', ['confirmed', 'ready', 'hasChanged'], 'hasChanged'],
  ['activating starts from spare or draft', 'activate', ['draft', 'spare'], 'requested'],
  [
    'not needed comes before the check-in',
    'notNeeded',
    ['draft', 'vacant', 'requested', 'confirmed', 'ready', 'hasChanged', 'spareRequested', 'spare'],
    'notNeeded',
  ],
  ['a no-show had promised', 'noShow', ['confirmed', 'ready', 'hasChanged'], 'noShow'],
  ['the pre-call makes ready', 'preCall', ['confirmed'], 'ready'],
  ['checking in turns a no-show back', 'checkIn', ['confirmed', 'ready', 'hasChanged', 'noShow'], 'working'],
  ['checking out follows checking in', 'checkOut', ['working'], 'done'],
  ['the sign-off clears what is done', 'clear', ['done'], 'cleared'],
])('%s', (_, action, from, to) => {
  expect(onlyFrom(action)).toEqual(from);
  for (const status of from) expect(crewItemAfter(action, item(status), now)).toBe(to);
});

test.each<[string, CrewItemState, string]>([
  ['a request is confirmed', 'requested', 'confirmed'],
  ['a change is confirmed', 'hasChanged', 'confirmed'],
  ['a spare request becomes a spare position', 'spareRequested', 'spare'],
])('%s', (_, from, to) => expect(crewItemAfter('confirm', item(from), now)).toBe(to));

test.each<[string, object, CrewItemState]>([
  ['before it starts, the person is asked again', { previous: 'confirmed' }, 'requested'],
  ['after it has started, it is what it was', { previous: 'confirmed', startsAt: earlier }, 'confirmed'],
  ['a spare position is asked as one', { previous: 'spare' }, 'spareRequested'],
  ['a vacancy is one again', { previous: 'vacant', hasPerson: false }, 'vacant'],
  ['without a person it is a draft', { previous: 'requested', hasPerson: false }, 'draft'],
  ['without times it is a draft', { previous: 'draft', startsAt: null }, 'draft'],
])('reactivating: %s', (_, more, to) =>
  expect(crewItemAfter('reactivate', item('notNeeded', more), now)).toBe(to),
);

test('a no-show is confirmed again', () =>
  expect(crewItemAfter('reactivate', item('noShow', { previous: 'ready' }), now)).toBe('confirmed'));

test('nobody is asked where there is nobody', () =>
  expect(crewItemAfter('request', item('draft', { hasPerson: false }), now)).toBeNull());

test('buttons are what may be done from here', () => {
  expect(actionsFrom(item('requested'), 'person', now)).toEqual(['confirm', 'refuse', 'absent']);
  expect(actionsFrom(item('done'), 'chief', now)).toEqual(['undoCheckOut', 'clear']);
  expect(mayMove('noShow', 'person')).toBe(false);
});

test('every move leads to a state', () => {
  for (const move of Object.values(crewItemMoves))
    for (const to of Object.values(move.steps)) expect([...crewItemStates, 'previous']).toContain(to);
});

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
test.each([
  ['two days after a request made early', at('10T12:00'), at('21T08:00'), at('12T12:00')],
  ['a day before the start at the latest', at('19T12:00'), at('21T08:00'), at('20T08:00')],
  ['half of what is left at short notice', at('21T04:00'), at('21T08:00'), at('21T06:00')],
  ['an hour at the least, just outside the last day', at('20T07:55'), at('21T08:00'), at('20T08:55')],
])('the deadline is %s', (_, asked, starts, expected) =>
  expect(answerDeadline(asked, starts, defaultRules)).toEqual(expected),
);

test.each<[string, CrewItemState, Date, boolean]>([
  ['a promise taken back in the last day is late', 'confirmed', at('20T12:00'), true],
  ['earlier it is not', 'confirmed', at('20T07:00'), false],
  ['a change refused in the last day is late', 'hasChanged', at('20T12:00'), true],
  ['what was never promised is not', 'requested', at('20T12:00'), false],
])('%s', (_, from, asked, late) =>
  expect(isLateRefusal(from, at('21T08:00'), asked, defaultRules)).toBe(late),
);
