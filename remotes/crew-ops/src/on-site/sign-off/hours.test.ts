import { sampleStatus } from '../../crew/crew/sample-crew.ts';
import { asChecked, hoursProblem, needOf, plannedSpan, proposedOf, signOffBody, spanOf } from './hours.ts';
import type { Correction } from './hours.ts';

const zone = 'Europe/Vienna';
const row = sampleStatus('Ada');
const correction = (own: Partial<Correction> = {}): Correction => ({
  ...asChecked(row, zone),
  reason: 'Left early',
  ...own,
});
const now = Date.parse('2025-11-22T12:00:00+01:00');
const missing = {
  state: 'neverCame',
  status: 'confirmed',
  checkedFrom: null,
  checkedUntil: null,
} as const;

test('the form begins with what was checked, on the clock of the site', () => {
  expect(asChecked(row, zone)).toEqual({ from: '19:50', until: '06:00', breakMinutes: '45', reason: '' });
});

test('a crew was planned from the first begin to the last end of its people', () => {
  const early = { plannedFrom: '2025-11-21T07:00:00Z', plannedUntil: '2025-11-21T15:00:00Z' };
  const late = { plannedFrom: '2025-11-21T08:00:00Z', plannedUntil: '2025-11-21T17:00:00Z' };
  const rows = [sampleStatus('Ada', late), sampleStatus('Luc', early)];
  const span = plannedSpan(rows);
  expect([span?.startsAt, span?.endsAt].map((at) => Date.parse(at ?? ''))).toEqual([
    Date.parse(early.plannedFrom),
    Date.parse(late.plannedUntil),
  ]);
  expect(plannedSpan([])).toBeNull();
});

test('a clock means the day that comes nearest: over midnight both ways', () => {
  const span = spanOf(row, correction({ from: '20:05', until: '00:30' }), zone);
  expect(span.from.toISOString()).toBe('2025-11-21T19:05:00.000Z');
  expect(span.until.toISOString()).toBe('2025-11-21T23:30:00.000Z');
  const early = sampleStatus('Luc', {
    plannedFrom: '2025-11-22T00:10:00+01:00',
    checkedFrom: '2025-11-22T00:05:00+01:00',
  });
  expect(spanOf(early, correction({ from: '23:55' }), zone).from.toISOString()).toBe(
    '2025-11-21T22:55:00.000Z',
  );
});

test('who was checked out by mistake after minutes has worked until the evening', () => {
  const mistaken = sampleStatus('Luc', {
    checkedFrom: '2025-11-21T07:55:00+01:00',
    checkedUntil: '2025-11-21T08:10:00+01:00',
  });
  expect(spanOf(mistaken, correction({ from: '07:55', until: '22:30' }), zone).until.toISOString()).toBe(
    '2025-11-21T21:30:00.000Z',
  );
});

test('proposed is what was checked without the break, rounded once', () => {
  expect(proposedOf(row, undefined, zone)?.minutes).toBe(565);
  expect(proposedOf({ ...row, roundingMinutes: 15 }, undefined, zone)?.minutes).toBe(570);
  expect(proposedOf(row, correction({ until: '05:00' }), zone)?.minutes).toBe(505);
  expect(proposedOf({ ...row, checkedFrom: null }, undefined, zone)).toBeNull();
});

test.each([
  ['a missing time', { until: '' }, 'until', 'required'],
  ['an end before the start', { from: '20:00', until: '19:55' }, 'until', 'end_before_start'],
  ['a break that is no number', { breakMinutes: 'x' }, 'breakMinutes', 'bad_format'],
  [
    'a break longer than the work',
    { from: '20:00', until: '20:30', breakMinutes: '45' },
    'breakMinutes',
    'too_big',
  ],
  ['no reason', { reason: '  ' }, 'reason', 'required'],
])('%s is wrong', (_, own, field, code) => {
  expect(hoursProblem(row, correction(own), { zone, now })).toEqual({ field, code });
});

test('hours that have not been yet are wrong, good ones are not', () => {
  const before = Date.parse('2025-11-22T04:00:00+01:00');
  expect(hoursProblem(row, correction(), { zone, now: before })).toEqual({
    field: 'until',
    code: 'in_the_future',
  });
  expect(hoursProblem(row, correction(), { zone, now })).toBeNull();
});

test('only corrected rows go out, as instants of the site', () => {
  expect(
    signOffBody(
      [row, sampleStatus('Luc')],
      { [row.crewItemId]: correction({ until: '05:00' }) },
      { zone, note: ' All well ' },
    ),
  ).toEqual({
    note: 'All well',
    corrections: [
      {
        crewItemId: 'item-Ada',
        from: '2025-11-21T19:50:00+01:00',
        until: '2025-11-22T05:00:00+01:00',
        breakMinutes: 45,
        reason: 'Left early',
      },
    ],
  });
  expect(signOffBody([row], {}, { zone, note: '' })).toEqual({});
});

test.each([
  ['who is at work has to check out', { state: 'in' as const, status: 'working' as const }, 'checkOut'],
  ['who never came is a no-show, or was there', missing, 'noShow'],
  ['who said to be absent is settled', { ...missing, absent: true }, null],
  ['so is a no-show', { ...missing, status: 'noShow' as const, state: 'noShow' as const }, null],
  ['and who has checked out', {}, null],
])('%s', (_, own, need) => expect(needOf({ ...row, ...own }, now)).toBe(need));
