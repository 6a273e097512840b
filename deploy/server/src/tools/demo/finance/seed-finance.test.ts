import { addDays } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { noKeys } from '../../testing/keys.fixture.ts';
import { readerSays } from '../../testing/pdf-readers.ts';
import { filesOf, serverWithPeople, signIn, addLogin } from '../../testing/fixtures/people.fixture.ts';
import {
  plantCompany,
  plantCrew,
  plantFunction,
  plantItem,
  plantPerson,
  plantProject,
} from '../../testing/database/plant.db.ts';
import { insertAll } from '../seed.db.ts';
import type { Demo } from '../demo.ts';
import type { Person } from '../demo-people.ts';
import { nordlicht } from '../demo-tenants.ts';
import { amount } from './paper-lines.ts';
import { seedFinance } from './seed-finance.ts';

const now = new Date('2026-11-21T12:00:00Z');
const all = ['READ', 'CREATE', 'EDIT', 'DELETE'];
const rightsOf = (...names: string[]) =>
  names.flatMap((name) => all.map((one): [string, string] => [name, one]));

/** Work of the month at the price of a rate card, over and still to come. */
async function addPricedWork(db: Db, people: string[]): Promise<void> {
  const { id: functionId } = await plantFunction(db);
  const card = {
    id: 'card',
    companyId: 'company-0',
    caption: '2026',
    currency: 'EUR',
    validFrom: '2026-01-01',
  };
  await insertAll(db, 'rateCard', [card]);
  const price = { rateCardId: 'card', caption: 'Rigger', unit: 'hour' as const, priceMinor: 4_500 };
  await insertAll(db, 'rateCardItem', [{ ...price, id: 'price', functionId }]);
  await db.updateTable('project').set({ rateCardId: 'card' }).where('id', '=', 'project-0').execute();
  const crew = await plantCrew(db, { projectId: 'project-0', startDate: '2026-11-27' });
  for (const personId of [...people, 'person-crew'])
    await plantItem(db, { crewId: crew.id, functionId, personId });
}

/** People, companies, projects and work for money to be about. */
async function seedNorth(db: Db): Promise<void> {
  await addLogin(db, { login: 'crew', rights: rightsOf('payrolls', 'receipts') });
  const office = rightsOf('payrolls', 'receipts', 'invoices', 'plusCrews');
  await addLogin(db, { login: 'accountant', types: ['office'], rights: office });
  const people: { id: string }[] = [];
  for (let at = 0; at < 42; at += 1) people.push(await plantPerson(db));
  for (let at = 0; at < 6; at += 1) {
    const company = await plantCompany(db, { id: `company-${at}`, currency: at === 2 ? 'GBP' : 'EUR' });
    await plantProject(db, { id: `project-${at}`, companyId: company.id });
  }
  for (const day of ['2026-10-05', '2026-10-06', '2026-09-07']) {
    await plantItem(db, { personId: 'person-crew', status: 'cleared', startDate: day });
  }
  await addPricedWork(
    db,
    people.slice(0, 11).map(({ id }) => id),
  );
  const demo: Demo = {
    tenant: { ...nordlicht, id: 'nordlicht' },
    now,
    today: '2026-11-21',
    files: filesOf(server),
    keys: noKeys,
    people: people as unknown as Person[],
    personOf: (login) =>
      ['crew', 'accountant'].includes(login)
        ? ({ ...people[0], id: `person-${login}` } as unknown as Person)
        : undefined,
  };
  await seedFinance(db, demo);
}
const server = serverWithPeople({
  fill: async () => {
    server.setNow(now);
    await server.inTenant('north', seedNorth);
  },
});
type Row = Record<string, unknown> & { status?: string; state?: string };
const counted = (rows: Row[], name: string) =>
  Object.fromEntries(
    [...Map.groupBy(rows, (row) => String(row[name]))].map(([key, its]) => [key, its.length]),
  );

test('papers of the demo are of their kind and say what the data says', async () => {
  const { client, cookie, token } = await signIn(server, 'accountant');
  const figure = (minor: number) => amount(minor);
  const payrolls = (await client.get('/payrolls?all=true')).body.items;
  const [first] = payrolls.filter(({ status }: Row) => status === 'paid');
  const { items } = (await client.get(`/payrolls/${first.id}/items`)).body;
  const whole = items.reduce((sum: number, { amountMinor }: { amountMinor: number }) => sum + amountMinor, 0);
  expect(whole).toBe(first.grossMinor);
  const printedSlip = await server.app.inject({
    url: `/api/v1/payrolls/${first.id}/download?documentType=Payroll&language=de`,
    headers: { host: 'north.test', authorization: `Bearer ${token}`, cookie },
  });
  const plain = (text: string) => text.replaceAll('.', '');
  const slip = plain(readerSays('pdftotext', printedSlip.rawPayload, ['-layout'], ['-']).text);
  for (const minor of [first.grossMinor, first.netMinor - first.grossMinor, first.netMinor])
    expect(slip).toContain(plain(figure(minor)));
  const details = (await client.get(`/payrolls/${first.id}/download?documentType=PayrollDetails`)).text;
  for (const { amountMinor } of items) expect(details).toContain(figure(amountMinor));
  const { toSign, signedSha256, signedText } = (await client.get(`/payrolls/${first.id}?language=deAt`)).body;
  expect([signedSha256, signedText]).toEqual([toSign.sha256, toSign.text]);
  const rows = (await client.get('/invoices')).body.items;
  const printed = rows.find(({ documents }: { documents: number }) => documents > 0);
  const invoice = (await client.get(`/invoices/${printed.number}`)).body;
  const file = await server.app.inject({
    url: invoice.documentList[0].file.url,
    headers: { host: 'north.test', cookie },
  });
  for (const { net } of invoice.itemList) expect(file.body).toContain(figure(net));
  for (const { vat } of invoice.vat) expect(file.body).toContain(figure(vat));
  expect(file.body).toContain(figure(invoice.gross));
});

test('the money of the demo stands in every state, and every call reads it', async () => {
  const { client } = await signIn(server, 'accountant');
  const payrolls = (await client.get('/payrolls?all=true')).body.items;
  expect(payrolls).toHaveLength(100);
  expect(Object.keys(counted(payrolls, 'status')).sort()).toEqual([
    'confirmed',
    'corrected',
    'draft',
    'locked',
    'paid',
    'partlyDeclined',
    'released',
  ]);
  expect(payrolls.filter((row: Row) => row['autoAccepted'])).not.toEqual([]);
  const receipts = (await client.get('/receipts?all=true')).body;
  expect(receipts.total).toBeGreaterThan(60);
  expect(receipts.sums.map(({ currency }: { currency: string }) => currency)).toEqual(['EUR', 'GBP']);
  const invoices = (await client.get('/invoices')).body;
  expect(invoices.total).toBe(120);
  expect(Object.keys(counted(invoices.items, 'state')).sort()).toEqual(['open', 'overdue', 'paid']);
  expect(invoices.items.some(({ gross }: { gross: number }) => gross < 0)).toBe(true);
  expect(invoices.open).toHaveLength(2);
  const late = invoices.items.filter(({ state }: Row) => state === 'overdue');
  const due = new Set(late.map(({ dueDate }: { dueDate: string }) => dueDate));
  for (const days of [3, 40, 120]) expect(due).toContain(addDays('2026-11-21', -days));
  const crews = (await client.get('/plusCrews')).body.items;
  expect(Object.fromEntries(crews.map(({ number, state }: Row) => [number, state]))).toEqual({
    'PC-7': 'onTarget',
    'PC-8': 'underMinimum',
    'PC-9': 'aboveLast',
    'PC-10': 'noData',
  });
  const next = await client.post('/invoices', {
    companyId: 'company-0',
    invoiceDate: '2026-11-21',
    dueDate: '2026-11-21',
    currency: 'EUR',
    items: [{ description: 'x', quantity: 1, unitPriceMinor: 1, vatRate: 0 }],
  });
  expect(next.body.number).toBe('R-00121');
});

test('who is looked at first has payrolls to answer, papers, and receipts of every kind', async () => {
  const { client } = await signIn(server, 'crew');
  const payrolls = (await client.get('/payrolls')).body.items;
  expect(payrolls.map(({ status }: Row) => status)).toEqual([
    'released',
    'corrected',
    'paid',
    'locked',
    'locked',
  ]);
  expect(payrolls[0].openItems).toBeGreaterThan(1);
  const { items } = (await client.get(`/payrolls/${payrolls[1].id}/items`)).body;
  expect(items[0]).toMatchObject({ status: 'answered', job: expect.any(Object) });
  const { items: history } = (await client.get(`/payrollItems/${items[0].id}/activities`)).body;
  expect(history).toMatchObject([{ type: 'TODO_PAYROLL_ITEM', done: true }]);
  const papers = (await client.get('/payrollDocuments')).body.items;
  expect(
    Object.keys(
      counted(
        papers.map(({ type }: { type: Row }) => type),
        'id',
      ),
    ).sort(),
  ).toEqual(['Allowance', 'Payroll', 'PayrollDetails']);
  expect(papers.length).toBeLessThan(15);
  expect((await client.get(`/payrolls/${payrolls[2].number}/download`)).text.startsWith('%PDF-')).toBe(true);
  const receipts = (await client.get('/receipts')).body.items;
  expect(Object.keys(counted(receipts, 'status')).sort()).toEqual([
    'approved',
    'draft',
    'paid',
    'rejected',
    'submitted',
  ]);
  expect(Math.max(...receipts.map(({ items }: { items: number }) => items))).toBe(12);
  const answers = await Promise.all(
    receipts.map(({ number }: { number: string }) => client.get(`/receipts/${number}`)),
  );
  const codes = answers.flatMap(({ body }) => body.warnings.map(({ code }: { code: string }) => code));
  expect(new Set(codes)).toEqual(new Set(['duplicate', 'old']));
  expect(answers.some(({ body }) => body.gaps.length > 0)).toBe(true);
});
