import { Profile, extractXml, validateXsd } from '@stackforge-eu/factur-x';
import { acceptFile } from '#platform/files/accept-file.ts';
import { north } from '../../../../tools/testing/server/tenants.ts';
import { insertAll } from '../../../../tools/demo/seed.db.ts';
import { addLogin, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { readerSays } from '../../../../tools/testing/pdf-readers.ts';
import { plantCompany } from '../../../../tools/testing/database/plant.db.ts';
import type { Db } from '#platform/db/tables.ts';

const invoiceOf = (number: string, companyId: string, netMinor: number, grossMinor: number, more = {}) => ({
  id: `id-${number}`,
  number,
  companyId,
  projectId: null,
  invoiceDate: '2026-11-01',
  dueDate: '2026-12-01',
  currency: 'EUR',
  netMinor,
  grossMinor,
  comment: 'Thank you & see you <soon>',
  createdAt: new Date('2026-11-01T08:00:00Z'),
  ...more,
});
const itemOf = (
  invoice: string,
  rank: number,
  quantity: string,
  unitPriceMinor: number,
  vatRate = 2_000,
) => ({
  id: `${invoice}-${rank}`,
  invoiceId: `id-${invoice}`,
  description: `Riggers ${rank} "A" & <B>`,
  quantity,
  unitPriceMinor,
  vatRate,
  rank,
});

async function addInvoices(db: Db): Promise<void> {
  for (const [login, type] of [
    ['olga', 'office'],
    ['clara', 'clients'],
  ] as const)
    await addLogin(db, { login, types: [type], rights: [['invoices', 'READ']] });
  await addLogin(db, { login: 'ned', types: ['office'], rights: [] });
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
  const place = { street: 'Ring 3', zip: '1020', city: 'Wien' };
  await plantCompany(db, { id: 'opera', name: 'Opera', country: 'AT', ...place });
  await plantCompany(db, { id: 'abroad', name: 'Bühne', country: 'DE', vatNumber: 'DE999999999', ...place });
  await plantCompany(db, { id: 'outside', name: 'Quay', country: 'GB', ...place });
  await insertAll(db, 'invoice', [
    invoiceOf('R-1', 'opera', 20_333, 23_350),
    invoiceOf('R-2', 'opera', -5_000, -6_000),
    invoiceOf('R-3', 'abroad', 8_000, 8_000),
    invoiceOf('R-7', 'outside', 8_000, 8_000),
    invoiceOf('R-4', 'opera', 8_000, 9_600, { currency: 'BHD' }),
    invoiceOf('R-5', 'opera', 1, 2),
    invoiceOf('R-6', 'opera', 1_234, 1_481, { currency: 'JPY' }),
  ]);
  await insertAll(db, 'invoiceItem', [
    itemOf('R-1', 0, '2.5', 4_000),
    itemOf('R-1', 1, '2', 5_000, 1_000),
    itemOf('R-1', 2, '0.333', 1_000, 500),
    itemOf('R-2', 0, '1.5', -4_000),
    itemOf('R-2', 1, '1', 1_000),
    itemOf('R-3', 0, '2', 4_000, 0),
    itemOf('R-7', 0, '2', 4_000, 0),
    itemOf('R-4', 0, '2', 4_000),
    itemOf('R-5', 0, '2', 4_000),
    itemOf('R-6', 0, '1', 1_234),
  ]);
}
const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', addInvoices);
    server.setNow(new Date('2026-11-21T12:00:00Z'));
  },
});
const as = async (login: string) => (await signIn(server, login)).client;

const all = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<ram:${tag}(?: [^>]*)?>([^<]*)</ram:${tag}>`, 'g'))].map(
    ([, text = '']) => text,
  );
const numbers = (xml: string, tag: string): number[] => all(xml, tag).map(Number);
const cents = (text: string | undefined): number => Math.round(Number(text) * 100);

/** The sums that EN 16931 demands (BR-CO-10, 13, 14, 15, 16 and 17), counted from the file alone. */
function expectSums(xml: string): void {
  const [head = '', sums = ''] = xml.split('<ram:SpecifiedTradeSettlementHeaderMonetarySummation>');
  const lines = all(head, 'LineTotalAmount').map(cents);
  const settlement = head.slice(head.indexOf('<ram:ApplicableHeaderTradeSettlement>'));
  const taxes = all(settlement, 'CalculatedAmount').map(cents);
  const bases = all(settlement, 'BasisAmount').map(cents);
  const rates = numbers(settlement, 'RateApplicablePercent');
  const total = (values: number[]) => values.reduce((sum, one) => sum + one, 0);
  const net = cents(all(sums, 'TaxBasisTotalAmount')[0]);
  expect(lines.length).toBeGreaterThan(0);
  expect(cents(all(sums, 'LineTotalAmount')[0])).toBe(total(lines));
  expect(net).toBe(total(lines));
  expect(total(bases)).toBe(net);
  expect(cents(all(sums, 'TaxTotalAmount')[0])).toBe(total(taxes));
  expect(cents(all(sums, 'GrandTotalAmount')[0])).toBe(net + total(taxes));
  expect(all(sums, 'DuePayableAmount')).toEqual(all(sums, 'GrandTotalAmount'));
  const unit = xml.includes('<ram:InvoiceCurrencyCode>JPY<') ? 100 : 1;
  bases.forEach((base, at) =>
    expect(taxes[at]).toBe(Math.round((base * (rates[at] ?? 0)) / 100 / unit) * unit),
  );
  for (const price of numbers(head, 'ChargeAmount')) expect(price).toBeGreaterThanOrEqual(0);
}

const xmlOf = async (number: string) => {
  const { status, text } = await (await as('olga')).get(`/invoices/${number}/download?format=cii`);
  expect([number, status]).toEqual([number, 200]);
  return text;
};

test.each([
  ['an invoice with three rates', 'R-1', '380', '203.33', '233.50'],
  ['a credit note, which credits in positive amounts', 'R-2', '381', '50.00', '60.00'],
  ['VAT that the buyer abroad owes', 'R-3', '380', '80.00', '80.00'],
  ['a buyer outside of the Union', 'R-7', '380', '80.00', '80.00'],
  ['money without cents', 'R-6', '380', '1234', '1481'],
])(
  '%s is valid by the official schema, and its sums are those of EN 16931',
  async (_, number, type, net, gross) => {
    const xml = await xmlOf(number);
    expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true, errors: [] });
    expectSums(xml);
    expect(all(xml, 'TypeCode')).toContain(type);
    expect(all(xml, 'TaxBasisTotalAmount')).toEqual([net]);
    expect(all(xml, 'GrandTotalAmount')).toEqual([gross]);
  },
);

test('the schema does refuse what does not fit it', async () => {
  const broken = (await xmlOf('R-1')).replaceAll('ram:GrandTotalAmount', 'ram:GrandTotal');
  expect(await validateXsd(broken, Profile.EN16931)).toMatchObject({ valid: false });
});

test('the VAT of a buyer abroad is said to be theirs', async () => {
  const xml = await xmlOf('R-3');
  expect(all(xml, 'CategoryCode')).toEqual(['AE', 'AE']);
  expect(all(xml, 'ExemptionReason')).toEqual(['Reverse charge']);
  expect(xml).toContain('DE999999999');
});

test('a buyer outside of the Union pays no VAT, and the file says why', async () => {
  const xml = await xmlOf('R-7');
  expect(all(xml, 'CategoryCode')).toEqual(['G', 'G']);
  expect(all(xml, 'ExemptionReason')).toEqual(['Export outside the EU']);
  expect(all(xml, 'ExemptionReasonCode')).toEqual(['VATEX-EU-G']);
});

test('the PDF is read by people and holds the very data', async () => {
  const olga = await signIn(server, 'olga');
  const reply = await server.app.inject({
    url: '/api/v1/invoices/R-1/download?format=facturX&language=de',
    headers: { host: north.host, authorization: `Bearer ${olga.token}`, cookie: olga.cookie },
  });
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.headers['content-disposition']).toContain('R-1.pdf');
  const read = readerSays('pdftotext', reply.rawPayload, ['-layout'], ['-']);
  const printed = ['Rechnung R-1', 'North & Sons GmbH', 'ATU68000137', '20 % USt. von', '233,50'];
  expect(printed.filter((text) => !read.text.replace(/\s+/g, ' ').includes(text))).toEqual([]);
  const { xml, filename } = await extractXml(reply.rawPayload);
  expect(filename).toBe('factur-x.xml');
  expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
  expect(all(xml, 'GrandTotalAmount')).toEqual(['233.50']);
  // Whoever is sent it hands it in as a receipt.
  expect(await acceptFile(reply.rawPayload)).toMatchObject({ type: 'application/pdf' });
});

test('what cannot be said in the format is not offered, and refused', async () => {
  const olga = await as('olga');
  for (const number of ['R-4', 'R-5']) {
    expect((await olga.get(`/invoices/${number}`)).body.may.download).toBe(false);
    expect((await olga.get(`/invoices/${number}/download?format=cii`)).body.code).toBe('wrong_state');
  }
  expect((await olga.get('/invoices/R-1')).body.may.download).toBe(true);
});

test('an e-invoice is given to whoever sees the invoice, and to nobody else', async () => {
  const path = '/invoices/R-1/download?format=cii';
  expect((await (await as('olga')).get(path)).status).toBe(200);
  expect((await (await as('clara')).get(path)).status).toBe(404);
  expect((await (await as('ned')).get(path)).status).toBe(403);
});
