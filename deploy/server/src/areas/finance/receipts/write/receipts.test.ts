import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantCompany, plantItem, plantProject } from '../../../../tools/testing/database/plant.db.ts';
import {
  addReceiptPeople,
  draftOf,
  fuel,
  made,
  seen,
  water,
} from '../../../../tools/testing/fixtures/receipt.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', addReceiptPeople);
    server.setNow(new Date('2026-11-21T12:00:00Z'));
  },
});
const as = async (login: string) => (await signIn(server, login)).client;
const numbers = ({ body }: { body: { items: { number: string }[] } }) =>
  body.items.map(({ number }) => number);

test('a receipt begins as a draft, with sums for each rate and what is still missing', async () => {
  const { status, body } = await (await as('cora')).post('/receipts', draftOf());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    number: 'B-00001',
    status: 'draft',
    version: 2,
    person: { id: 'person-cora' },
    type: { id: 'fuel', name: 'Type fuel' },
    // 40.5 × 1.65 is 66.825, and half a cent goes up.
    gross: 6_683 + 220,
    net: 6_683 - 1_114 + 220 - 20,
    items: 2,
    documents: 0,
    vat: [
      { vatRate: 2_000, net: 5_569, vat: 1_114, gross: 6_683 },
      { vatRate: 1_000, net: 200, vat: 20, gross: 220 },
    ],
    warnings: [],
    gaps: [{ path: 'documents', code: 'required' }],
    may: { edit: true, delete: true, submit: false, toDraft: false, approve: false, copy: true },
  });
  expect(body.itemList).toMatchObject([
    { ...fuel, gross: 6_683 },
    { ...water, gross: 220 },
  ]);
});

test('items do not make a sum that no receipt has either, and nothing of them stays', async () => {
  const cora = await as('cora');
  const { number, itemList } = (await cora.post('/receipts', draftOf())).body;
  const much = { ...fuel, quantity: 2, unitPriceMinor: 99_999_999 };
  const tooBig = { status: 422, fields: [{ path: 'unitPriceMinor', code: 'too_big' }] };
  expect((await cora.post(`/receipts/${number}/items`, much)).body).toMatchObject(tooBig);
  const [{ id, version }] = itemList;
  const headers = { 'if-match': `"${version}"` };
  expect((await cora.post(`/receiptItems/${id}`, much, { headers })).body).toMatchObject(tooBig);
  expect((await cora.get(`/receipts/${number}`)).body).toMatchObject({ gross: 6_903, items: 2 });
});

test('sent twice with one key, a receipt is one', async () => {
  const cora = await as('cora');
  const headers = { 'idempotency-key': 'one-and-the-same' };
  const first = await cora.post('/receipts', draftOf(), { headers });
  const second = await cora.post('/receipts', draftOf(), { headers });
  expect(second.body).toEqual(first.body);
  expect((await cora.get('/receipts')).body.total).toBe(1);
});

const refusals = [
  ['a kind that nobody knows', { typeId: 'gold' }, 'typeId', 'bad_choice'],
  ['tomorrow', { date: '2026-11-22' }, 'date', 'in_the_future'],
  ['91 days ago', { date: '2026-08-22' }, 'date', 'too_long_ago'],
  ['a merchant of 121 letters', { merchant: 'x'.repeat(121) }, 'merchant', 'too_long'],
  ['a day that is none', { date: '2026-02-30' }, 'date', 'bad_format'],
  ['half a currency', { currency: 'EU' }, 'currency', 'bad_choice'],
  ['money that nobody has', { currency: 'QQQ' }, 'currency', 'bad_choice'],
  ['money of another time', { currency: 'DEM' }, 'currency', 'bad_choice'],
  ['a company that is none', { companyId: 'none' }, 'companyId', 'bad_choice'],
  ['a project that is not hers', { projectId: 'none' }, 'projectId', 'bad_choice'],
  ['a job that is not hers', { crewItemId: 'none' }, 'crewItemId', 'bad_choice'],
  ['a template that is none', { templateId: 'none' }, 'templateId', 'bad_choice'],
  ['nothing of something', { items: [{ ...fuel, quantity: 0 }] }, 'items.0.quantity', 'too_small'],
  ['a fourth decimal', { items: [{ ...fuel, quantity: 0.0001 }] }, 'items.0.quantity', 'bad_format'],
  ['something without a name', { items: [{ ...fuel, description: ' ' }] }, 'items.0.description', 'required'],
  [
    'a price that is not whole',
    { items: [{ ...fuel, unitPriceMinor: 1.5 }] },
    'items.0.unitPriceMinor',
    'bad_format',
  ],
  [
    'a sum that no receipt has',
    { items: [{ ...fuel, quantity: 9_999, unitPriceMinor: 99_999_999 }] },
    'items.0.unitPriceMinor',
    'too_big',
  ],
  ['too much VAT', { items: [{ ...fuel, vatRate: 10_001 }] }, 'items.0.vatRate', 'too_big'],
] as const;

test('what does not fit is refused by name', async () => {
  const cora = await as('cora');
  for (const [what, some, path, code] of refusals) {
    const { status, body } = await cora.post('/receipts', draftOf(some));
    expect([what, status, body.fields]).toMatchObject([what, 422, [{ path, code }]]);
  }
});

test('a job brings its project, and projects are those of one’s own jobs', async () => {
  const [mine, foreign] = await server.inTenant('north', async (db) => [
    await plantItem(db, { id: 'job', personId: 'person-cora' }),
    await plantProject(db),
  ]);
  const cora = await as('cora');
  expect((await made(cora, { crewItemId: 'job' })).project).toMatchObject({ id: mine.projectId });
  expect((await made(cora, { projectId: mine.projectId })).project).toMatchObject({ id: mine.projectId });
  expect((await made(cora, { projectId: foreign.id })).code).toBe('invalid');
  expect((await made(cora, { crewItemId: 'job', projectId: foreign.id })).code).toBe('invalid');
  // Who works in the office books on any.
  expect((await made(await as('abel'), { projectId: foreign.id })).project).toMatchObject({ id: foreign.id });
});

test('a template brings its items, its currency and its company', async () => {
  await server.inTenant('north', async (db) => {
    const company = await plantCompany(db, { id: 'opera' });
    const template = { id: 'weekly', companyId: company.id, caption: 'Weekly', receiptTypeId: 'fuel' };
    await db
      .insertInto('receiptTemplate')
      .values({ ...template, items: JSON.stringify([water]), currency: 'GBP' })
      .execute();
  });
  const body = await made(await as('cora'), { templateId: 'weekly', items: undefined });
  expect(body).toMatchObject({ currency: 'GBP', company: { id: 'opera' }, gross: 220 });
});

test('people see their own, newest first, found by words, kind, state and days', async () => {
  const cora = await as('cora');
  const first = await made(cora, { date: '2026-11-18', merchant: 'Hotel Süd' });
  await made(cora, { date: '2026-11-20', typeId: 'hotel', currency: 'GBP' });
  await made(await as('carl'));
  const list = await cora.get('/receipts');
  expect(numbers(list)).toEqual(['B-00002', 'B-00001']);
  expect(list.body.sums).toEqual([
    { currency: 'EUR', gross: 6_903, count: 1 },
    { currency: 'GBP', gross: 6_903, count: 1 },
  ]);
  expect(numbers(await cora.get('/receipts?q=hotel'))).toEqual([first.number]);
  expect(numbers(await cora.get('/receipts?q=100%25'))).toEqual([]);
  expect(numbers(await cora.get('/receipts?typeId=hotel'))).toEqual(['B-00002']);
  expect(numbers(await cora.get('/receipts?to=2026-11-19'))).toEqual(['B-00001']);
  expect(numbers(await cora.get('/receipts?from=2026-11-19'))).toEqual(['B-00002']);
  expect((await cora.get('/receipts?status=submitted')).body.total).toBe(0);
  expect(numbers(await cora.get('/receipts?limit=1&page=2'))).toEqual(['B-00001']);
  // A draft is its writer's own, whoever accounts.
  const abel = await as('abel');
  expect((await abel.get('/receipts?all=true')).body.total).toBe(0);
  expect((await abel.get(`/receipts/${first.number}`)).status).toBe(404);
});

test('somebody else’s receipt and none at all are the same, on every way to them', async () => {
  const { number, id, itemList } = await made(await as('cora'));
  const carl = await as('carl');
  for (const key of [number, id, 'none']) {
    for (const way of ['', '/items', '/documents', '/activities']) {
      expect((await carl.get(`/receipts/${key}${way}`)).status).toBe(404);
    }
    for (const way of ['', '/copy', '/submit', '/draft']) {
      expect((await carl.post(`/receipts/${key}${way}`)).status).toBe(404);
    }
    expect((await carl.post(`/receipts/${key}/items`, water)).status).toBe(404);
    expect((await carl.post(`/receipts/${key}/activities`, { body: 'x' })).status).toBe(404);
  }
  expect((await carl.post(`/receiptItems/${itemList[0].id}`, {})).status).toBe(404);
  expect((await carl.call('DELETE', `/receiptItems/${itemList[0].id}`)).status).toBe(404);
});

test('a draft is changed by whoever has seen it as it is', async () => {
  const cora = await as('cora');
  const draft = await made(cora);
  const change = { merchant: 'Another one', typeId: 'hotel', comment: 'Night before the show' };
  const { body } = await cora.post(`/receipts/${draft.number}`, change, seen(draft));
  expect(body).toMatchObject({ merchant: 'Another one', type: { id: 'hotel' }, version: draft.version + 1 });
  expect((await cora.post(`/receipts/${draft.number}`, change, seen(draft))).body.code).toBe('conflict');
  expect((await cora.post(`/receipts/${draft.number}`, change)).status).toBe(428);
  const future = await cora.post(`/receipts/${draft.number}`, { date: '2027-01-01' }, seen(body));
  expect(future.body.fields).toMatchObject([{ path: 'date', code: 'in_the_future' }]);
  const { items } = (await cora.get(`/receipts/${draft.number}/activities`)).body;
  expect(items).toContainEqual(
    expect.objectContaining({
      caption: 'receipt_edited',
      before: { typeId: 'fuel', merchant: 'Gas station', comment: '' },
      after: { typeId: 'hotel', merchant: 'Another one', comment: 'Night before the show' },
    }),
  );
});

test('items are added, changed and taken away, and the sums follow', async () => {
  const cora = await as('cora');
  const draft = await made(cora, { items: [] });
  const sums = async () => (await cora.get(`/receipts/${draft.number}`)).body.gross;
  const added = (await cora.post(`/receipts/${draft.number}/items`, water)).body;
  expect([added.gross, await sums()]).toEqual([220, 220]);
  const changed = await cora.post(`/receiptItems/${added.id}`, { quantity: 3 }, seen(added));
  expect([changed.body.quantity, await sums()]).toEqual([3, 330]);
  expect((await cora.post(`/receiptItems/${added.id}`, { quantity: 4 }, seen(added))).status).toBe(409);
  await cora.post(`/receipts/${draft.id}/items`, fuel);
  expect((await cora.get(`/receipts/${draft.number}/items?limit=1&page=2`)).body).toMatchObject({
    items: [fuel],
    total: 2,
  });
  expect((await cora.call('DELETE', `/receiptItems/${added.id}`)).status).toBe(204);
  expect(await sums()).toBe(6_683);
  expect((await cora.call('DELETE', `/receiptItems/${added.id}`)).status).toBe(404);
});

test('a copy is a draft of today without photos, and says what it was copied from', async () => {
  const cora = await as('cora');
  const draft = await made(cora, { date: '2026-11-10', paperNumber: '4711' });
  const { body } = await cora.post(`/receipts/${draft.number}/copy`);
  expect(body).toMatchObject({
    number: 'B-00002',
    status: 'draft',
    date: '2026-11-21',
    paperNumber: '',
    copiedFrom: 'B-00001',
    gross: draft.gross,
    documents: 0,
  });
});

test('a draft is deleted by who has the right', async () => {
  const [cora, carl] = [await as('cora'), await as('carl')];
  const [hers, his] = [await made(cora), await made(carl)];
  expect((await carl.call('DELETE', `/receipts/${his.id}`)).body).toMatchObject({
    code: 'forbidden',
    params: { missing: 'receipts', permission: 'DELETE' },
  });
  expect((await cora.call('DELETE', `/receipts/${his.id}`)).status).toBe(404);
  expect((await cora.call('DELETE', `/receipts/${hers.id}`)).status).toBe(204);
  expect((await cora.get(`/receipts/${hers.number}`)).status).toBe(404);
});

test('kinds are offered with the VAT that goes with them', async () => {
  expect((await (await as('cora')).get('/receiptTypes')).body.items).toEqual([
    { id: 'fuel', caption: 'Type fuel', vatRate: 2_000 },
    { id: 'hotel', caption: 'Type hotel', vatRate: null },
  ]);
});

test('the same day and amount twice is worth a second look, and so is an old date', async () => {
  const cora = await as('cora');
  const first = await made(cora, { date: '2026-10-21' });
  const second = await made(cora, { date: '2026-10-21' });
  expect(first.warnings).toEqual([{ code: 'old', numbers: [], days: 31 }]);
  expect(second.warnings).toEqual([
    { code: 'duplicate', numbers: ['B-00001'], days: 0 },
    { code: 'old', numbers: [], days: 31 },
  ]);
  expect((await made(await as('carl'), { date: '2026-10-21' })).warnings).toHaveLength(1);
});

test('receipts leave as a table: the own ones, all for who accounts, and no formula runs', async () => {
  const cora = await as('cora');
  await made(cora, { merchant: '=HYPERLINK("http://evil")', costCentre: '4100-STAGE' });
  const { text } = await cora.get('/receipts/export?language=nl');
  expect(text.split('\r\n')[1]).toMatch(
    /^B-00001;2026-11-20;[^;]+;Type fuel;"'=HYPERLINK\(""http:\/\/evil""\)";;;;own;draft;57,69;11,34;69,03;EUR;4100-STAGE$/,
  );
  expect((await (await as('carl')).get('/receipts/export?all=true')).text.trim().split('\r\n')).toHaveLength(
    1,
  );
  expect((await (await as('abel')).get('/receipts/export?all=true')).text.trim().split('\r\n')).toHaveLength(
    1,
  );
});
