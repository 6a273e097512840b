import type { Invoice } from '@callboard/contract';

export const sampleInvoice = (own: Partial<Invoice> = {}): Invoice => ({
  id: 'invoice-1',
  version: 2,
  number: 'I-7',
  invoiceDate: '2026-10-01',
  dueDate: '2026-10-15',
  paidDate: null,
  company: { id: 'opera', name: 'Opera Ltd' },
  project: { id: 'p-7', number: 'P-7', name: 'Gala' },
  net: 100_000_000_000,
  gross: 120_000_000_000,
  currency: 'EUR',
  state: 'overdue',
  documents: 0,
  comment: '',
  createdAt: '2026-10-01T08:00:00Z',
  creditNote: false,
  daysOverdue: 40,
  itemList: [
    { id: 'a', description: 'Crew', quantity: 1.5, unitPriceMinor: 1_000, vatRate: 2_000, net: 1_500 },
  ],
  vat: [{ vatRate: 2_000, net: 1_500, vat: 300, gross: 1_800 }],
  documentList: [],
  may: { pay: true, addDocument: false, download: true },
  ...own,
});
