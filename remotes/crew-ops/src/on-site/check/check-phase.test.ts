import { checkPhase, mayUndo, minutesAtWork } from './check-phase.ts';
import { checkedInAt, sampleCheck, startsAt } from './sample-check.ts';

const minutes = (count: number) => startsAt + count * 60_000;
const iso = (count: number) => new Date(minutes(count)).toISOString();

const closedByServer = checkedInAt(iso(-5), { state: 'toBeChecked', checkedUntil: iso(600) });

test.each([
  ['a day before nothing can be said', sampleCheck(), -19 * 60, 'ahead'],
  ['18 hours before the pre-call opens', sampleCheck(), -18 * 60, 'preCall'],
  [
    'said once it waits for the check-in',
    sampleCheck({ status: 'ready', preCalledAt: iso(-90) }),
    -80,
    'preCalled',
  ],
  ['what has changed is confirmed first', sampleCheck({ status: 'hasChanged' }), -90, 'ahead'],
  ['an hour before the check-in opens', sampleCheck(), -60, 'checkIn'],
  ['what has changed may be begun', sampleCheck({ status: 'hasChanged' }), 0, 'checkIn'],
  ['who counts as no-show may still come', sampleCheck({ status: 'noShow', state: 'noShow' }), 30, 'checkIn'],
  ['an hour after the start it closes', sampleCheck({ state: 'late' }), 61, 'missed'],
  ['checked in is at work', checkedInAt(iso(-5)), 100, 'working'],
  ['a break is a break', checkedInAt(iso(-5), { state: 'break', breakSince: iso(90) }), 100, 'break'],
  ['checked out is out', checkedInAt(iso(-5), { state: 'out', checkedUntil: iso(600) }), 601, 'out'],
  ['an end that the server proposes can be put right', closedByServer, 800, 'proposed'],
  ['four hours after the end no more', closedByServer, 841, 'out'],
  ['nor once it is signed off', { ...closedByServer, signedOff: true }, 800, 'out'],
  ['what is not needed has no step', sampleCheck({ status: 'notNeeded' }), 0, 'none'],
])('%s', (_, check, at, phase) => expect(checkPhase(check, minutes(at))).toBe(phase));

test('time at work runs without breaks, over midnight as well', () => {
  const check = checkedInAt(iso(0), {
    breaks: [
      { from: iso(240), until: iso(270) },
      { from: iso(900), until: null },
    ],
  });
  expect(minutesAtWork(check, minutes(960))).toBe(870);
  expect(minutesAtWork(sampleCheck(), minutes(960))).toBe(0);
});

test('a phone clock behind the check-in shows no negative time', () =>
  expect(minutesAtWork(checkedInAt(iso(0)), minutes(-3))).toBe(0));

test('a step can be taken back until its minute is over', () => {
  const check = checkedInAt(iso(0), { undoUntil: iso(1) });
  expect([mayUndo(check, minutes(0)), mayUndo(check, minutes(1))]).toEqual([true, false]);
});
