import type { Db } from '../../platform/db/tables.ts';
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
  await insertAll(db, 'tenant_company', [
    {
      id: 'seller',
      name: 'North & Sons GmbH',
      country: 'AT',
      street: 'Kai 1',
      zip: '1010',
      city: 'Wien',
      vat_number: 'ATU68000137',
      iban: 'AT61 1904 3002 3457 3201',
      writes_invoices: true,
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
  await plantContact(db, { id: 'books', company_id: 'opera', name: 'Books', email: 'books@opera.example' });
  await plantContact(db, {
    id: 'left',
    company_id: 'opera',
    name: 'Left',
    email: 'left@opera.example',
    active: false,
  });
  await plantContact(db, { id: 'clara', company_id: 'opera', person_id: 'person-clara' });
  const invoice = (number: string, due_date: string, gross_minor: number) => ({
    id: `id-${number}`,
    number,
    company_id: 'opera',
    project_id: null,
    invoice_date: '2026-10-01',
    due_date,
    currency: 'EUR',
    net_minor: gross_minor / 1.2,
    gross_minor,
    created_at: new Date('2026-10-01T08:00:00Z'),
  });
  await insertAll(db, 'invoice', [
    invoice('R-1', '2026-10-31', 24_000),
    invoice('R-2', '2026-12-31', 12_000),
    invoice('R-3', '2026-10-31', -1_200),
  ]);
  await insertAll(
    db,
    'invoice_item',
    [
      ['R-1', 20_000],
      ['R-2', 10_000],
      ['R-3', -1_000],
    ].map(([number, unit_price_minor]) => ({
      id: `item-${number}`,
      invoice_id: `id-${number}`,
      description: 'Riggers',
      quantity: '1',
      unit_price_minor: Number(unit_price_minor),
      vat_rate: 2_000,
      rank: 0,
    })),
  );
}
