import type { InvoiceState } from '../finance/invoice-state.ts';

type InvoiceCase = {
  readonly name: string;
  readonly paidDate: string | null;
  readonly dueDate: string;
  readonly state: InvoiceState;
};

/** What an invoice is on this day: the rule in TypeScript and the filter and sums in SQL answer alike. */
export const invoiceDay = '2026-11-21';
export const invoiceCases: readonly InvoiceCase[] = [
  {
    name: 'what is paid is paid, however late',
    paidDate: '2026-11-20',
    dueDate: '2026-01-01',
    state: 'paid',
  },
  { name: 'yesterday was the last day', paidDate: null, dueDate: '2026-11-20', state: 'overdue' },
  { name: 'today is the last day', paidDate: null, dueDate: '2026-11-21', state: 'open' },
  { name: 'there is time', paidDate: null, dueDate: '2026-12-24', state: 'open' },
];
