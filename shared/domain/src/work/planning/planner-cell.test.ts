import { plannerCell } from '../../index.ts';
import type { CellDay, CellItem } from '../../index.ts';

const rules = { restHours: 11, shortRestHours: 9, preCallMissingHours: 2 };
const at = (text: string) => Date.parse(`${text}:00Z`);
const now = at('2026-11-21T07:00');
let count = 0;

const item = (
  status: string,
  from = '2026-11-23T08:00',
  until = '2026-11-23T18:00',
  some = {},
): CellItem => ({
  id: String((count += 1)),
  status,
  startsAt: at(from),
  endsAt: at(until),
  startTime: from.slice(11),
  endTime: until.slice(11),
  requestedAt: null,
  deadlineAt: null,
  lateRefusal: false,
  cancellationSeen: false,
  documentExpires: false,
  ...some,
});
const day = (some: Partial<CellDay>): CellDay => ({
  items: [],
  near: [],
  absences: [],
  blocked: false,
  busyElsewhere: false,
  bankHoliday: false,
  ...some,
});
const off = (kind: 'vacation' | 'unpaid' | 'sick' | 'timeInLieu', status = 'approved') => ({ kind, status });
const shown = (some: Partial<CellDay>) => {
  const { fill, corners, border, code } = plannerCell(day(some), rules, now);
  return [fill, code, border, ...corners];
};

test.each<[string, Partial<CellDay>, unknown[]]>([
  ['nothing leaves the cell empty', {}, [null, '', 'none']],
  ['a confirmed position', { items: [item('confirmed')] }, ['confirmed', 'C', 'none']],
  [
    'what is done and cleared stays a confirmed position',
    { items: [item('cleared')] },
    ['confirmed', 'C', 'none'],
  ],
  ['a request that waits', { items: [item('requested')] }, ['requestPending', 'R', 'none']],
  ['a vacation that waits', { absences: [off('vacation', 'requested')] }, ['requestPending', 'R', 'none']],
  ['a spare position', { items: [item('spare')] }, ['spare', 'S', 'none']],
  ['a sick day without a job', { absences: [off('sick', 'reported')] }, ['sick', 'K', 'none']],
  ['an unpaid vacation day', { absences: [off('unpaid')] }, ['unpaidVacation', 'U', 'none']],
  ['a vacation day', { absences: [off('vacation')] }, ['vacation', 'V', 'none']],
  [
    'a vacation that is asked to be cancelled still stands',
    { absences: [off('vacation', 'cancelRequested')] },
    ['vacation', 'V', 'none'],
  ],
  ['a refused vacation is nothing', { absences: [off('vacation', 'refused')] }, [null, '', 'none']],
  ['a blocked date', { blocked: true }, ['blocked', 'B', 'none']],
  ['busy elsewhere', { busyElsewhere: true }, ['busyElsewhere', 'E', 'none']],
  [
    'a blocked date before what is elsewhere',
    { blocked: true, busyElsewhere: true },
    ['blocked', 'B', 'none', 'busyElsewhere'],
  ],
  [
    'a bank holiday never hides a position',
    { items: [item('confirmed')], bankHoliday: true },
    ['confirmed', 'C', 'none'],
  ],
  ['a bank holiday alone is seen', { bankHoliday: true }, ['bankHoliday', 'H', 'none']],
  [
    'a change that waits is stronger than a request',
    { items: [item('hasChanged'), item('requested', '2026-11-23T20:00', '2026-11-23T22:00')] },
    ['hasChanged', '!', 'yellow', 'requestPending'],
  ],
  [
    'a confirmed position on a blocked date has a dot for the block',
    { items: [item('confirmed')], blocked: true },
    ['confirmed', 'C', 'none', 'blocked'],
  ],
  [
    'two that overlap are a double booking',
    { items: [item('confirmed'), item('requested')] },
    ['doubleBooking', '!', 'red', 'requestPending', 'confirmed'],
  ],
  [
    'two that touch are none',
    {
      items: [
        item('confirmed', '2026-11-23T08:00', '2026-11-23T13:00'),
        item('confirmed', '2026-11-23T13:00'),
      ],
    },
    ['confirmed', 'C', 'none'],
  ],
  [
    'a night shift of the day before that reaches into the morning is one',
    {
      items: [item('confirmed', '2026-11-23T05:00')],
      near: [item('confirmed', '2026-11-22T20:00', '2026-11-23T06:00')],
    },
    ['doubleBooking', '!', 'red', 'confirmed'],
  ],
  [
    'what is not needed collides with nothing',
    { items: [item('confirmed'), item('notNeeded')] },
    ['confirmed', 'C', 'none'],
  ],
  ['a cancellation that nobody has seen', { items: [item('cancelled')] }, ['cancellation', '!', 'none']],
  [
    'a cancellation that the person has opened is gone',
    { items: [item('cancelled', undefined, undefined, { cancellationSeen: true })] },
    [null, '', 'none'],
  ],
  [
    'a cancellation beside another position does not stand',
    { items: [item('cancelled'), item('confirmed')] },
    ['confirmed', 'C', 'none'],
  ],
  ['a no-show', { items: [item('noShow')] }, ['absence', '!', 'red']],
  [
    'a late refusal',
    { items: [item('refused', undefined, undefined, { lateRefusal: true })] },
    ['absence', '!', 'yellow'],
  ],
  ['a refusal in time is nothing', { items: [item('refused')] }, [null, '', 'none']],
  [
    'sick on a day with a job is an absence',
    { items: [item('confirmed')], absences: [off('sick', 'reported')] },
    ['absence', '!', 'red', 'confirmed', 'sick'],
  ],
  [
    'a confirmed position in an approved vacation is red',
    { items: [item('confirmed')], absences: [off('vacation')] },
    ['confirmed', 'C', 'red', 'vacation'],
  ],
])('%s', (_, some, expected) => expect(shown(some)).toEqual(expected));

const asked = { requestedAt: at('2026-11-20T07:00'), deadlineAt: at('2026-11-22T06:00') };
const urgency = (some: Partial<CellDay>) => {
  const { border, reasons } = plannerCell(day(some), rules, now);
  return [border, ...reasons];
};

test.each<[string, Partial<CellDay>, unknown[]]>([
  [
    'pending over half of its time',
    { items: [item('requested', undefined, undefined, asked)] },
    ['yellow', 'pendingLong'],
  ],
  [
    'pending for less than half of its time',
    { items: [item('requested', undefined, undefined, { ...asked, deadlineAt: at('2026-11-22T08:00') })] },
    ['none'],
  ],
  [
    'its deadline is over',
    { items: [item('requested', undefined, undefined, { ...asked, deadlineAt: at('2026-11-21T06:59') })] },
    ['red', 'deadlineExpired', 'pendingLong'],
  ],
  [
    'ten hours of rest',
    { items: [item('confirmed')], near: [item('confirmed', '2026-11-22T12:00', '2026-11-22T22:00')] },
    ['yellow', 'shortRest'],
  ],
  [
    'eight hours of rest',
    { items: [item('confirmed')], near: [item('confirmed', '2026-11-24T02:00', '2026-11-24T06:00')] },
    ['red', 'shortRest'],
  ],
  [
    'eleven hours of rest',
    { items: [item('confirmed')], near: [item('confirmed', '2026-11-22T12:00', '2026-11-22T21:00')] },
    ['none'],
  ],
  [
    'a document is over before the job',
    { items: [item('confirmed', undefined, undefined, { documentExpires: true })] },
    ['yellow', 'documentExpires'],
  ],
  [
    'times are missing',
    { items: [item('draft', undefined, undefined, { startsAt: null, endsAt: null, startTime: null })] },
    ['yellow', 'timesMissing'],
  ],
  [
    'two hours before the start nobody has called',
    { items: [item('confirmed', '2026-11-21T09:00')] },
    ['red', 'preCallMissing'],
  ],
  [
    'a little more than two hours before the start',
    { items: [item('confirmed', '2026-11-21T09:01')] },
    ['none'],
  ],
  ['who has called is ready', { items: [item('ready', '2026-11-21T09:00')] }, ['none']],
])('%s', (_, some, expected) => expect(urgency(some)).toEqual(expected));

test('a cell tells what it is without colour: from the first start to the last end', () => {
  const items = [
    item('confirmed', '2026-11-23T14:00', '2026-11-23T23:00'),
    item('confirmed', '2026-11-23T06:00', '2026-11-23T12:00'),
  ];
  expect(plannerCell(day({ items }), rules, now)).toMatchObject({
    fill: 'confirmed',
    from: '06:00',
    until: '23:00',
  });
});
