import { invoiceState, openSums } from './index.ts';

const today = '2026-11-21';

test.each([
  ['what is paid is paid, however late', { paidDate: '2026-11-20', dueDate: '2026-01-01' }, 'paid'],
  ['yesterday was the last day', { paidDate: null, dueDate: '2026-11-20' }, 'overdue'],
  ['today is the last day', { paidDate: null, dueDate: '2026-11-21' }, 'open'],
  ['there is time', { paidDate: null, dueDate: '2026-12-24' }, 'open'],
])('%s', (_, invoice, expected) => expect(invoiceState(invoice, today)).toBe(expected));

const invoice = (currency: string, grossMinor: number, dueDate: string, paidDate: string | null = null) => ({
  currency,
  grossMinor,
  dueDate,
  paidDate,
});

test.each([
  ['nothing is open', [invoice('EUR', 100, today, today)], []],
  [
    'each currency has its own sum, a credit note takes away, what is overdue is told',
    [
      invoice('EUR', 12_000, '2026-12-01'),
      invoice('GBP', 700, '2026-11-01'),
      invoice('EUR', -2_000, '2026-12-01'),
      invoice('EUR', 500, '2026-11-20'),
      invoice('EUR', 99_900, '2026-11-20', '2026-11-20'),
    ],
    [
      { currency: 'EUR', grossMinor: 10_500, overdueMinor: 500, count: 3 },
      { currency: 'GBP', grossMinor: 700, overdueMinor: 700, count: 1 },
    ],
  ],
])('%s', (_, invoices, expected) => expect(openSums(invoices, today)).toEqual(expected));
