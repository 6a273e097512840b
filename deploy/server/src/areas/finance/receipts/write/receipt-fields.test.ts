import { keysIn, receiptFields } from '@callboard/contract';
import type { BodyOf, Receipt, receipts } from '@callboard/contract';
import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import {
  plantCompany,
  plantCrew,
  plantItem,
  plantProject,
} from '../../../../tools/testing/database/plant.db.ts';
import { addReceiptPeople, made, seen } from '../../../../tools/testing/fixtures/receipt.fixture.ts';

type Fields = Required<BodyOf<typeof receipts.editReceipt>>;
type Item = Required<BodyOf<typeof receipts.editReceiptItem>>;

/** Another value for each key of the body: one that is missing does not compile. */
const fields: Fields = {
  typeId: 'hotel',
  date: '2026-11-19',
  merchant: 'Harbour hotel',
  paperNumber: '4711',
  currency: 'GBP',
  payment: 'company',
  projectId: 'gala',
  crewItemId: 'job',
  companyId: 'opera',
  costCentre: '4100',
  comment: 'Night before the show',
};
const item: Item = { description: 'Petrol', quantity: 3, unitPriceMinor: 210, vatRate: 1_000 };

const read = (receipt: Receipt): Record<keyof Fields, unknown> => ({
  ...receipt,
  typeId: receipt.type.id,
  projectId: receipt.project?.id ?? null,
  companyId: receipt.company?.id ?? null,
});

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addReceiptPeople(db);
      await plantProject(db, { id: 'gala' });
      const crew = await plantCrew(db, { projectId: 'gala' });
      await plantItem(db, { id: 'job', crewId: crew.id, personId: 'person-cora' });
      await plantCompany(db, { id: 'opera' });
    });
    server.setNow(new Date('2026-11-21T12:00:00Z'));
  },
});
const asCora = async () => (await signIn(server, 'cora')).client;
const now = async (client: Awaited<ReturnType<typeof asCora>>, number: string): Promise<Receipt> =>
  (await client.get(`/receipts/${number}`)).body;

test.each(Object.entries(fields))('editReceipt stores %s, and its history says so', async (name, value) => {
  const cora = await asCora();
  const draft = await made(cora);
  expect((await cora.post(`/receipts/${draft.number}`, { [name]: value }, seen(draft))).status).toBe(200);
  expect(read(await now(cora, draft.number))[name as keyof Fields]).toBe(value);
  const { items } = (await cora.get(`/receipts/${draft.number}/activities`)).body;
  expect(items).toContainEqual(
    expect.objectContaining({
      caption: 'receipt_edited',
      after: expect.objectContaining({ [name]: value }),
    }),
  );
});

test('addReceipt stores each field', async () => {
  expect(read(await made(await asCora(), fields))).toMatchObject(fields);
});

const emptied = Object.entries(fields).flatMap(([name, value]): [string, unknown, '' | null][] => {
  const field = receiptFields[name as keyof Fields];
  if ('maxLength' in field) return [[name, value, '']];
  return /^(?:project|crewItem|company)Id$/.test(name) ? [[name, value, null]] : [];
});
test.each(emptied)('editReceipt empties %s again', async (name, value, empty) => {
  const cora = await asCora();
  const draft = await made(cora, { [name]: value });
  expect((await cora.post(`/receipts/${draft.number}`, { [name]: empty }, seen(draft))).status).toBe(200);
  expect(read(await now(cora, draft.number))[name as keyof Fields]).toBe(empty);
});

test.each(Object.entries(item))('editReceiptItem stores %s', async (name, value) => {
  const cora = await asCora();
  const { number, itemList } = await made(cora);
  const [first] = itemList;
  expect((await cora.post(`/receiptItems/${first.id}`, { [name]: value }, seen(first))).status).toBe(200);
  expect((await now(cora, number)).itemList[0]).toMatchObject({ [name]: value });
});

const texts = [...new Set([...keysIn(receiptFields, 'new'), ...keysIn(receiptFields, 'edit')])].flatMap(
  (name) => {
    const field = receiptFields[name];
    return 'maxLength' in field ? [[name, field] as const] : [];
  },
);
test.each(texts)('%s is refused where it is too long', async (name, { maxLength }) => {
  const body = await made(await asCora(), { [name]: 'x'.repeat(maxLength + 1) });
  expect(body.fields).toEqual([{ path: name, code: 'too_long', params: { max: maxLength } }]);
});

test.each(texts.filter(([, { control }]) => control === 'text'))('%s is one line', async (name) => {
  const body = await made(await asCora(), { [name]: 'two\nlines' });
  expect(body.fields).toMatchObject([{ path: name }]);
});

test('exportReceipts has a column for each field that names one', async () => {
  const { text } = await (await asCora()).get('/receipts/export?language=en');
  const head = text.replace('\ufeff', '').trim().split(',');
  const columns = Object.values(receiptFields).flatMap(({ column }) => column ?? []);
  expect(head).toEqual(expect.arrayContaining(columns));
});
