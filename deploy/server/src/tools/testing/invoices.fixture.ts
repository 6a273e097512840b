import type { Db } from '#platform/db/tables.ts';
import { insertAll } from '../demo/seed.db.ts';
import { addLogin } from './people.fixture.ts';
import { plantCompany, plantContact } from './plant.db.ts';

/** A seller, a company with an address, and three invoices: R-1 that was due, R-2 that is not, R-3 a credit note. */
export async function addInvoices(db: Db): Promise<void> {
  const edits: [string, string][] = [
    ['invoices', 'READ'],
    ['invoices', 'EDIT'],
  ];
  await addLogin(db, { login: 'abel', types: ['office'], rights: edits });
  await addLogin(db, { login: 'olga', types: ['office'], rights: [['invoices', 'READ']] });
  await addLogin(db, { login: 'clara', types: ['clients'], rights: edits });
  await insertAll(db, 'tenantCompany', [
    {
      id: 'seller',
      name: 'North & Sons GmbH',
      country: 'AT',
      street: 'Kai 1',
      zip: '1010',
      city: 'Wien',
      vatNumber: 'ATU68000137',
      iban: 'AT61 1904 3002 3457 3201',
      writesInvoices: true,
    },
  ]);
  await plantCompany(db, {
    id: 'opera',
    name: 'Opera',
    country: 'AT',
    street: 'Ring 3',
    zip: '1020',
    city: 'Wien',
  });
  await plantContact(db, { id: 'books', companyId: 'opera', name: 'Books', email: 'books@opera.example' });
  await plantContact(db, {
    id: 'left',
    companyId: 'opera',
    name: 'Left',
    email: 'left@opera.example',
    active: false,
  });
  await plantContact(db, { id: 'clara', companyId: 'opera', personId: 'person-clara' });
  const invoice = (number: string, dueDate: string, grossMinor: number) => ({
    id: `id-${number}`,
    number,
    companyId: 'opera',
    projectId: null,
    invoiceDate: '2026-10-01',
    dueDate,
    currency: 'EUR',
    netMinor: grossMinor / 1.2,
    grossMinor,
    createdAt: new Date('2026-10-01T08:00:00Z'),
  });
  await insertAll(db, 'invoice', [
    invoice('R-1', '2026-10-31', 24_000),
    invoice('R-2', '2026-12-31', 12_000),
    invoice('R-3', '2026-10-31', -1_200),
  ]);
  await insertAll(
    db,
    'invoiceItem',
    [
      ['R-1', 20_000],
      ['R-2', 10_000],
      ['R-3', -1_000],
    ].map(([number, unitPriceMinor]) => ({
      id: `item-${number}`,
      invoiceId: `id-${number}`,
      description: 'Riggers',
      quantity: '1',
      unitPriceMinor: Number(unitPriceMinor),
      vatRate: 2_000,
      rank: 0,
    })),
  );
}
