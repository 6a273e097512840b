import type { Db } from '#platform/db/tables.ts';
import { insertAll } from '../demo/seed.db.ts';
import { addLogin } from './people.fixture.ts';
import type { Client } from './client.ts';

/** Two of the crew, one of them without the right to delete, and somebody who accounts. */
export async function addReceiptPeople(db: Db): Promise<void> {
  const crew: [string, string][] = [
    ['receipts', 'READ'],
    ['receipts', 'CREATE'],
  ];
  await addLogin(db, { login: 'cora', rights: [...crew, ['receipts', 'DELETE']] });
  await addLogin(db, { login: 'carl', rights: crew });
  await addLogin(db, { login: 'abel', types: ['office'], rights: [...crew, ['receipts', 'EDIT']] });
  await insertAll(
    db,
    'catalogueEntry',
    ['fuel', 'hotel'].map((id, rank) => ({
      list: 'receiptTypes' as const,
      id,
      caption: `Type ${id}`,
      parameters: JSON.stringify(id === 'fuel' ? { vatRate: 2_000 } : {}),
      rank,
    })),
  );
}

export const fuel = { description: 'Diesel', quantity: 40.5, unitPriceMinor: 165, vatRate: 2_000 };
export const water = { description: 'Water', quantity: 2, unitPriceMinor: 110, vatRate: 1_000 };

export const draftOf = (some: object = {}) => ({
  typeId: 'fuel',
  date: '2026-11-20',
  merchant: 'Gas station',
  currency: 'EUR',
  payment: 'own',
  items: [fuel, water],
  ...some,
});

export const seen = ({ version }: { version: number }) => ({ headers: { 'if-match': `"${version}"` } });

/** A draft of this client, as it was answered. */
export const made = async (client: Client, some: object = {}) =>
  (await client.post('/receipts', draftOf(some))).body;
