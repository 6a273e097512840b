import { startsAt, sampleRow } from '../../check/sample-check.ts';
import { allStep } from '../all-step.ts';
import { rowPresence } from '../../check/row-presence.ts';
import { momentOfTime } from '../person/moment-of-time.ts';

const minutes = (count: number) => startsAt + count * 60_000;
const iso = (count: number) => new Date(minutes(count)).toISOString();
const waits = sampleRow({ crewItemId: 'waits' });
const here = sampleRow({ crewItemId: 'here', state: 'in', status: 'working', checkedFrom: iso(0) });
const absent = sampleRow({ crewItemId: 'absent', state: 'noShow', status: 'noShow' });
const away = sampleRow({ crewItemId: 'away', absent: true });

test.each([
  ['before the check-in opens the pre-call', [waits], -90, 'preCall', ['waits']],
  ['then who has not come', [waits, here, absent], 5, 'in', ['waits']],
  ['nobody who is reported absent', [away], -90, null, []],
  ['nor when it begins', [away, waits], 5, 'in', ['waits']],
  ['in the middle of the day nothing', [here, absent], 300, null, []],
  ['towards the end who is still there', [waits, here], 596, 'out', ['here']],
  ['nobody, nothing', [], 0, null, []],
])('%s', (_, rows, at, step, ids) => {
  const all = allStep(rows, minutes(at));
  expect([all.step, all.meant.map(({ crewItemId }) => crewItemId)]).toEqual([step, ids]);
});

const soon = sampleRow({ crewItemId: 'soon' });
test.each([
  ['hours before nobody is missed', soon, -121, 'expected'],
  ['two hours before the start a pre-call is missing', soon, -120, 'noPreCall'],
  [
    'who has called is not',
    { ...soon, state: 'preCalled' as const, status: 'ready' as const, preCalledAt: iso(-95) },
    -90,
    'preCalled',
  ],
  ['who is reported absent is absent', { ...soon, absent: true }, -90, 'absent'],
  ['and who comes all the same is there', { ...here, absent: true }, 5, 'in'],
])('%s', (_, row, at, presence) => expect(rowPresence(row, minutes(at))).toBe(presence));

test.each([
  ['this morning', '07:52', '2026-11-21T12:00:00+01:00', 'Europe/Vienna', '2026-11-21T06:52:00.000Z'],
  [
    'ten to midnight, told after midnight',
    '23:50',
    '2026-11-21T00:30:00+01:00',
    'Europe/Vienna',
    '2026-11-20T22:50:00.000Z',
  ],
  [
    'on the clock of the site',
    '07:52',
    '2026-11-21T12:00:00+01:00',
    'Europe/London',
    '2026-11-21T07:52:00.000Z',
  ],
  [
    'in the night that is an hour shorter',
    '03:15',
    '2026-03-29T06:00:00+02:00',
    'Europe/Vienna',
    '2026-03-29T01:15:00.000Z',
  ],
  [
    'in the night that is an hour longer',
    '01:30',
    '2026-10-25T05:00:00+01:00',
    'Europe/Vienna',
    '2026-10-24T23:30:00.000Z',
  ],
])('%s', (_, time, now, zone, moment) => expect(momentOfTime(time, Date.parse(now), zone)).toBe(moment));
