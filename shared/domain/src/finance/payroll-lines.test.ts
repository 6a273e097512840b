import { hourlyMinor, payKindOf, payrollLineGroups, sumsByKind } from './payroll-lines.ts';

const job = (project: string | null, crew: string) => ({
  project: project === null ? null : { id: project, number: 'P-7', name: 'Opera' },
  crew: { id: crew, name: crew },
});
const line = (id: string, day: string, of: ReturnType<typeof job> | null) => ({ id, day, job: of });

test('items of one crew stand together in the order of their days, those without a job last', () => {
  const groups = payrollLineGroups([
    line('late', '2026-10-09', job('p', 'Get-in')),
    line('travel', '2026-10-01', null),
    line('gala', '2026-10-02', job(null, 'Gala')),
    line('early', '2026-10-03', job('p', 'Get-in')),
  ]);
  expect(groups.map(({ project, crew, items }) => [project, crew, items.map(({ id }) => id)])).toEqual([
    ['', 'Gala', ['gala']],
    ['P-7 Opera', 'Get-in', ['early', 'late']],
    ['', '', ['travel']],
  ]);
});

const paid = (basis: 'hour' | 'day' | 'flat' | 'none' | null, paidMinutes: number, amountMinor: number) => ({
  basis,
  paidMinutes,
  amountMinor,
});

test.each([
  ['hours of a position', paid('hour', 60, 2_000), 'hour'],
  ['hours of no position', paid(null, 60, 2_000), 'hour'],
  ['a day', paid('day', 600, 20_000), 'day'],
  ['a flat sum', paid('flat', 30, 20_000), 'flat'],
  ['money without hours', paid(null, 0, 5_280), 'other'],
  ['an unpaid position', paid('none', 0, 0), 'unpaid'],
  ['a rate that nobody has said', paid('hour', 60, 0), 'unpaid'],
  ['a position that was unpaid and got an amount', paid('none', 0, 500), 'other'],
] as const)('%s', (_, one, kind) => expect(payKindOf(one)).toBe(kind));

test('each kind that there is has its sum, in the same order always', () => {
  expect(
    sumsByKind([
      paid(null, 0, 100),
      paid('day', 480, 20_000),
      paid('hour', 60, 1_900),
      paid('hour', 30, 950),
    ]),
  ).toEqual([
    { kind: 'hour', items: 2, paidMinutes: 90, amountMinor: 2_850 },
    { kind: 'day', items: 1, paidMinutes: 480, amountMinor: 20_000 },
    { kind: 'other', items: 1, paidMinutes: 0, amountMinor: 100 },
  ]);
});

test('an hour is paid what was agreed, unless the amount was corrected', () => {
  expect(hourlyMinor(paid('hour', 5, 167), 2_000)).toBe(2_000);
  expect(hourlyMinor(paid('hour', 60, 2_500), 2_000)).toBe(2_500);
  expect(hourlyMinor(paid(null, 450, 14_250), null)).toBe(1_900);
  expect(hourlyMinor(paid('day', 450, 14_250), 14_250)).toBeNull();
});
