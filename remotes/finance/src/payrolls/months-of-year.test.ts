import { monthsOfYear } from './months-of-year.ts';

const row = (toDay: string, minutes: number, grossMinor: number, currency = 'EUR') => ({
  toDay,
  minutes,
  grossMinor,
  currency,
});

test('twelve months up to today, the oldest first, empty ones too', () => {
  const { months } = monthsOfYear(
    [row('2026-10-31', 60, 100), row('2026-10-15', 30, 50)],
    '2026-11-23',
    'GBP',
  );
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: '2025-12', minutes: 0, grossMinor: 0 });
  expect(months.at(-2)).toEqual({ month: '2026-10', minutes: 90, grossMinor: 150 });
  expect(months.at(-1)?.month).toBe('2026-11');
});

test('months further back or ahead are not drawn', () => {
  const { months } = monthsOfYear(
    [row('2025-11-30', 60, 100), row('2026-12-31', 60, 100)],
    '2026-11-23',
    'GBP',
  );
  expect(months.every(({ minutes }) => minutes === 0)).toBe(true);
});

test('money of another currency is not added to that of the newest payroll', () => {
  const rows = [row('2026-10-31', 60, 100, 'CHF'), row('2026-09-30', 60, 999, 'EUR')];
  const { months, currency } = monthsOfYear(rows, '2026-11-23', 'GBP');
  expect(currency).toBe('CHF');
  expect(months.map(({ grossMinor }) => grossMinor).filter(Boolean)).toEqual([100]);
  expect(months.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(120);
});
