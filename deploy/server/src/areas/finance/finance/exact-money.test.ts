import { sumsOfGross, sumsOfNet } from '@callboard/domain';
import * as fc from 'fast-check';
import { addLogin, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { plantCompany } from '../../../tools/testing/database/plant.db.ts';
import { addReceiptPeople, draftOf } from '../../../tools/testing/fixtures/receipt.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    server.setNow(new Date('2026-11-21T12:00:00Z'));
    await server.inTenant('north', async (db) => {
      await addReceiptPeople(db);
      const rights: [string, string][] = [
        ['invoices', 'READ'],
        ['invoices', 'EDIT'],
      ];
      await addLogin(db, { login: 'ines', types: ['office'], rights });
      await plantCompany(db, { id: 'opera' });
    });
  },
});

const runs = { numRuns: 25 };
type Range = { least: number; most: number; thousandths: number };
const items = ({ least, most, thousandths }: Range) =>
  fc.array(
    fc.record({
      description: fc.constant('Something'),
      quantity: fc.integer({ min: 1, max: thousandths }).map((some) => some / 1_000),
      unitPriceMinor: fc.integer({ min: least, max: most }),
      vatRate: fc.constantFrom(0, 500, 1_000, 1_300, 1_900, 2_000),
    }),
    { minLength: 1, maxLength: 20 },
  );

type Sums = { net: number; gross: number; vat: { net: number; vat: number; gross: number }[] };
function expectExact({ net, gross, vat }: Sums): void {
  for (const rate of vat) expect(rate.gross).toBe(rate.net + rate.vat);
  const sum = (name: 'net' | 'gross') => vat.reduce((all, rate) => all + rate[name], 0);
  expect([net, gross]).toEqual([sum('net'), sum('gross')]);
}

test('an invoice is kept and read to the cent, as the phone would count it', async () => {
  const { client } = await signIn(server, 'ines');
  const invoice = { companyId: 'opera', invoiceDate: '2026-11-20', dueDate: '2026-12-20', currency: 'EUR' };
  await fc.assert(
    fc.asyncProperty(
      items({ least: -99_999_999, most: 99_999_999, thousandths: 9_999_999 }),
      async (some) => {
        const { body } = await client.post('/invoices', { ...invoice, items: some });
        expectExact(body);
        expect(body).toMatchObject({ ...pick(sumsOfNet(some)), vat: sumsOfNet(some).rates });
      },
    ),
    runs,
  );
});

test('a receipt is kept and read to the cent, as the phone would count it', async () => {
  const { client } = await signIn(server, 'cora');
  // Twenty of the largest are less than a receipt may be.
  const receiptItems = items({ least: 0, most: 99_999, thousandths: 49_999 });
  await fc.assert(
    fc.asyncProperty(receiptItems, async (some) => {
      const { body } = await client.post('/receipts', draftOf({ items: some }));
      expectExact(body);
      expect(body).toMatchObject({ ...pick(sumsOfGross(some)), vat: sumsOfGross(some).rates });
    }),
    runs,
  );
});

const pick = ({ net, gross }: { net: number; gross: number }) => ({ net, gross });
