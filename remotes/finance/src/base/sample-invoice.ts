import { invoices } from '@callboard/contract';
import type { Invoice } from '@callboard/contract';
import { sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

export const sampleInvoice = (own: PartOf<Invoice> = {}): Invoice =>
  sampleOf(invoices.invoice, {
    id: 'invoice-1',
    version: 2,
    number: 'I-7',
    invoiceDate: '2026-10-01',
    dueDate: '2026-10-15',
    company: { id: 'opera', name: 'Opera Ltd' },
    project: { id: 'p-7', number: 'P-7', name: 'Gala' },
    net: 100_000_000_000,
    gross: 120_000_000_000,
    currency: 'EUR',
    state: 'overdue',
    owed: 120_000_000_000,
    createdAt: '2026-10-01T08:00:00Z',
    daysOverdue: 40,
    itemList: [
      {
        id: 'a',
        description: 'Crew',
        quantity: 1.5,
        unitPriceMinor: 1_000,
        vatRate: 2_000,
        net: 1_500,
        hours: [],
      },
    ],
    vat: [{ vatRate: 2_000, net: 1_500, vat: 300, gross: 1_800 }],
    overdueReminders: { on: false, next: null },
    may: {
      pay: true,
      send: false,
      remind: false,
      switchReminders: false,
      credit: false,
      addDocument: false,
      download: true,
    },
    ...own,
  });
