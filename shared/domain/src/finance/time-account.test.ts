import {
  balanceOf,
  daysFrom,
  entitlement,
  forecast,
  quotaOf,
  timeAccount,
  timeLine,
  vacationAccount,
} from '../index.ts';
import type { AccountAbsence, ContractTerms, TimeFacts, WorkedDay } from '../index.ts';

const terms = (some: Partial<ContractTerms> = {}): ContractTerms => ({
  from: '2026-01-01',
  until: null,
  weekdayMinutes: [480, 480, 480, 480, 480, 0, 0],
  monthMinutes: null,
  daysPerWeek: 5,
  fullTimeDays: 5,
  vacationDays: 25,
  ...some,
});
const monday = '2026-11-16';
const sunday = '2026-11-22';
const worked = (minutes: number, day = monday, provisional = false): ReadonlyMap<string, WorkedDay> =>
  new Map([[day, { minutes, provisional }]]);
const off = (kind: AccountAbsence['kind'], some: Partial<AccountAbsence> = {}): AccountAbsence => ({
  kind,
  from: monday,
  to: monday,
  firstHalf: false,
  lastHalf: false,
  ...some,
});
const facts = (some: Partial<TimeFacts> = {}): TimeFacts => ({
  terms: [terms()],
  bankHolidays: new Set(),
  absences: [],
  worked: new Map(),
  ...some,
});

test.each<[string, Partial<TimeFacts>, string, number[]]>([
  ['a day of work', { worked: worked(500) }, monday, [480, 500, 0]],
  ['a day without work falls by its quota', {}, monday, [480, 0, 0]],
  ['a Sunday asks for nothing', {}, sunday, [0, 0, 0]],
  ['work on a Sunday is all gain', { worked: worked(300, sunday) }, sunday, [0, 300, 0]],
  ['before the contract nothing is asked', { terms: [terms({ from: '2026-12-01' })] }, monday, [0, 0, 0]],
  ['a bank holiday credits its quota', { bankHolidays: new Set([monday]) }, monday, [480, 0, 480]],
  [
    'work on a bank holiday counts on top',
    { bankHolidays: new Set([monday]), worked: worked(240) },
    monday,
    [480, 240, 480],
  ],
  ['a bank holiday without quota credits nothing', { bankHolidays: new Set([sunday]) }, sunday, [0, 0, 0]],
  ['a vacation credits its quota', { absences: [off('vacation')] }, monday, [480, 0, 480]],
  [
    'half a vacation day credits half',
    { absences: [off('vacation', { firstHalf: true })], worked: worked(240) },
    monday,
    [480, 240, 240],
  ],
  [
    'sick fills up what was not worked',
    { absences: [off('sick')], worked: worked(180) },
    monday,
    [480, 180, 300],
  ],
  [
    'sick after more than the quota credits nothing',
    { absences: [off('sick')], worked: worked(600) },
    monday,
    [480, 600, 0],
  ],
  ['sick within a vacation is sick', { absences: [off('vacation'), off('sick')] }, monday, [480, 0, 480]],
  ['unpaid takes the quota away', { absences: [off('unpaid')] }, monday, [0, 0, 0]],
  [
    'half an unpaid day takes half away',
    { absences: [off('unpaid', { lastHalf: true })] },
    monday,
    [240, 0, 0],
  ],
  ['a paid absence credits its quota', { absences: [off('paidAbsence')] }, monday, [480, 0, 480]],
  ['time in lieu lets the account fall', { absences: [off('timeInLieu')] }, monday, [480, 0, 0]],
])('%s', (_, some, day, [quota, minutes, credit]) => {
  expect(timeLine(facts(some), day)).toMatchObject({ quota, worked: minutes, credit });
});

test('a month’s hours are shared by its workdays to the minute', () => {
  const contract = [terms({ monthMinutes: 10_000, weekdayMinutes: [0, 0, 0, 0, 0, 0, 0] })];
  const days = Array.from({ length: 30 }, (_, at) =>
    quotaOf(contract, `2026-11-${String(at + 1).padStart(2, '0')}`),
  );
  expect(days.reduce((a, b) => a + b, 0)).toBe(10_000);
  expect(days[0]).toBe(0);
  expect(Math.max(...days) - Math.min(...days.filter(Boolean))).toBeLessThanOrEqual(1);
});

test('a new version of the contract holds from its day on', () => {
  const contract = [
    terms({ until: '2026-11-15' }),
    terms({ from: monday, weekdayMinutes: [240, 240, 0, 0, 0, 0, 0] }),
  ];
  expect([quotaOf(contract, '2026-11-13'), quotaOf(contract, monday)]).toEqual([480, 240]);
});

const account = (some: Partial<Parameters<typeof timeAccount>[1]> = {}, more: Partial<TimeFacts> = {}) =>
  timeAccount(facts({ terms: [terms({ from: monday })], ...more }), {
    bookings: [],
    locked: [],
    to: '2026-11-17',
    ...some,
  });

test.each<[string, number, number]>([
  ['an account begins with the contract', account(), -960],
  ['and rises with what was worked', account({}, { worked: worked(600) }), -360],
  [
    'an opening balance holds all that was before it',
    account({ bookings: [{ day: '2026-11-17', minutes: 90, kind: 'opening' }] }),
    -390,
  ],
  ['a booking by hand is added', account({ bookings: [{ day: monday, minutes: 60, kind: 'manual' }] }), -900],
  ['hours paid out are gone', account({ bookings: [{ day: monday, minutes: 60, kind: 'paidOut' }] }), -1020],
  [
    'a locked month counts as it was locked',
    account({ locked: [{ month: '2026-11-01', balance: 75 }] }, { worked: worked(600) }),
    75,
  ],
  [
    'without a contract only bookings count',
    account({ bookings: [{ day: monday, minutes: 60, kind: 'manual' }] }, { terms: [] }),
    60,
  ],
])('%s', (_, minutes, expected) => expect(minutes).toBe(expected));

test('the forecast adds what is planned and credited for the rest of the month', () => {
  const rest = { plannedOn: new Map([['2026-11-18', 600]]), from: '2026-11-18', to: '2026-11-20' };
  expect(forecast(100, facts({ bankHolidays: new Set(['2026-11-19']) }), rest)).toBe(100 + 120 + 0 - 480);
});

test.each<[string, ContractTerms[], number]>([
  ['a whole year full-time', [terms()], 25],
  ['three of five days', [terms({ daysPerWeek: 3 })], 15],
  ['from April on, rounded up to a half', [terms({ from: '2026-04-01' })], 19],
  ['a month that one began within counts', [terms({ from: '2026-10-31' })], 6.5],
  ['a contract that ended in February', [terms({ until: '2026-02-10' })], 4.5],
  [
    'a change in the year counts by months',
    [terms({ until: '2026-06-30' }), terms({ from: '2026-07-01', daysPerWeek: 3 })],
    20,
  ],
  ['no contract', [], 0],
])('entitled to vacation: %s', (_, contract, expected) => expect(entitlement(contract, 2026)).toBe(expected));

test('the rest of a vacation is told without what is only requested', () => {
  expect(
    vacationAccount({
      entitlement: 25,
      carryOver: 3,
      manual: -0.5,
      taken: 10,
      approvedFuture: 5,
      pending: 3,
    }),
  ).toMatchObject({ left: 12.5, pending: 3 });
});

test('a line’s balance is worked and credit without the quota', () => {
  expect(balanceOf({ worked: 300, credit: 60, quota: 480 })).toBe(-120);
});

/** The same numbers at every run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};
const dayNumber = (at: number) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
const kinds = ['vacation', 'unpaid', 'timeInLieu', 'sick', 'paidAbsence'] as const;

test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
  'an account is the sum of its days (%d)',
  (seed) => {
    const next = numbers(seed);
    const span = () => {
      const from = next(400);
      return { from: dayNumber(from), to: dayNumber(from + next(9)) };
    };
    const some = facts({
      terms: Array.from({ length: 1 + next(3) }, () => {
        const from = next(300);
        return terms({
          from: dayNumber(from),
          until: next(3) === 0 ? null : dayNumber(from + next(200)),
          weekdayMinutes: Array.from({ length: 7 }, () => next(3) * 240),
          monthMinutes: next(3) === 0 ? 6_001 : null,
        });
      }),
      bankHolidays: new Set(Array.from({ length: 12 }, () => dayNumber(next(420)))),
      absences: Array.from({ length: 8 }, () => ({
        ...span(),
        kind: kinds[next(5)] ?? 'sick',
        firstHalf: next(4) === 0,
        lastHalf: next(4) === 0,
      })),
      worked: new Map(
        Array.from({ length: 90 }, () => [dayNumber(next(420)), { minutes: next(700), provisional: false }]),
      ),
    });
    const locked = [{ month: '2025-05-01', balance: 77 }].slice(next(2));
    const to = dayNumber(200 + next(220));
    const start = some.terms.map(({ from }) => from).toSorted()[0] ?? to;
    const days = daysFrom(start, to).filter((day) => locked.length === 0 || !day.startsWith('2025-05'));
    const frozen = start <= '2025-05-31' ? locked.map(({ balance }) => balance) : [];
    const expected = [...frozen, ...days.map((day) => balanceOf(timeLine(some, day)))];
    expect(timeAccount(some, { bookings: [], locked, to })).toBe(expected.reduce((a, b) => a + b, 0));
  },
);
