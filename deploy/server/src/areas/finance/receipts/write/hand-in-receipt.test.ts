import { json } from '#platform/db/tables.ts';
import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { pictureForTests } from '../../../../tools/testing/picture.ts';
import {
  addReceiptPeople,
  draftOf,
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

const upload = async ({ token }: SignedIn, bytes?: Uint8Array, name = 'bill.jpg'): Promise<string> => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/uploads?name=${name}`,
    headers: {
      host: 'north.test',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(bytes ?? (await pictureForTests())),
  });
  return answer.json().id;
};

/** A receipt that has been handed in. */
async function handedIn(login = 'cora', some: object = {}) {
  const signed = await signIn(server, login);
  const { client } = signed;
  const draft = await made(client, some);
  await client.post(`/receipts/${draft.number}/documents`, { uploadId: await upload(signed) });
  const { body } = await client.get(`/receipts/${draft.number}`);
  return { client, receipt: (await client.post(`/receipts/${draft.number}/submit`, {}, seen(body))).body };
}
const notified = () =>
  server.inTenant('north', (db) =>
    db.selectFrom('notification').select(['personId', 'kind', 'params']).orderBy('at').execute(),
  );

test('a draft that waited on a phone comes with its photos, once', async () => {
  const signed = await signIn(server, 'cora');
  const documents = [{ uploadId: await upload(signed), name: 'Front' }];
  const draft = await made(signed.client, { documents });
  expect(draft).toMatchObject({ documents: 1, documentList: [{ name: 'Front' }], may: { submit: true } });
  const again = await signed.client.post('/receipts', draftOf({ documents }));
  expect(again.body.fields).toMatchObject([{ path: 'uploadId', code: 'bad_choice' }]);
});

test('a photo is added to a draft and seen by its address', async () => {
  const signed = await signIn(server, 'cora');
  const { client, cookie } = signed;
  const draft = await made(client);
  const uploadId = await upload(signed);
  const { body } = await client.post(`/receipts/${draft.number}/documents`, { uploadId, name: 'Front' });
  expect(body).toMatchObject({ name: 'Front', type: { id: 'receiptPhoto' }, file: { type: 'image/webp' } });
  const fetched = await server.app.inject({ url: body.file.url, headers: { host: 'north.test', cookie } });
  expect([fetched.statusCode, fetched.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await client.get(`/receipts/${draft.number}/documents`)).body).toMatchObject({
    items: [{ id: body.id }],
    total: 1,
  });
  expect((await client.post(`/receipts/${draft.number}/documents`, { uploadId })).body.fields).toMatchObject([
    { path: 'uploadId', code: 'bad_choice' },
  ]);
  const gone = `/receipts/${draft.number}/documents/${body.id}`;
  expect((await client.call('DELETE', gone)).status).toBe(204);
  expect((await client.call('DELETE', gone)).status).toBe(404);
  expect((await client.get(`/receipts/${draft.number}`)).body).toMatchObject({
    documents: 0,
    gaps: [{ path: 'documents' }],
  });
  const carls = await upload(await signIn(server, 'carl'));
  expect((await client.post(`/receipts/${draft.number}/documents`, { uploadId: carls })).status).toBe(422);
});

test('what is complete is handed in, and then nobody changes it', async () => {
  const { client, receipt } = await handedIn();
  expect(receipt).toMatchObject({
    status: 'submitted',
    submittedAt: '2026-11-21T12:00:00.000Z',
    gaps: [],
    may: { edit: false, submit: false, toDraft: true, delete: false },
  });
  const { number, id, itemList } = receipt;
  const answers = [
    await client.post(`/receipts/${number}`, { merchant: 'x' }, seen(receipt)),
    await client.post(`/receipts/${number}/items`, water),
    await client.post(`/receiptItems/${itemList[0].id}`, { quantity: 9 }, seen(itemList[0])),
    await client.call('DELETE', `/receiptItems/${itemList[0].id}`),
    await client.call('DELETE', `/receipts/${id}`),
    await client.post(`/receipts/${number}/documents`, { uploadId: 'any' }),
    await client.post(`/receipts/${number}/submit`, {}, seen(receipt)),
    await client.call('DELETE', `/receipts/${number}/documents/${receipt.documentList[0].id}`),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(Array.from({ length: 8 }, () => 'wrong_state'));
});

test('what cannot be handed in yet is not offered to be', async () => {
  const signed = await signIn(server, 'cora');
  const cora = signed.client;
  const draft = await made(cora, { date: '2026-08-23' });
  expect([draft.may.submit, draft.gaps]).toEqual([false, [{ path: 'documents', code: 'required' }]]);
  await cora.post(`/receipts/${draft.number}/documents`, { uploadId: await upload(signed) });
  const whole = (await cora.get(`/receipts/${draft.number}`)).body;
  expect([whole.may.submit, whole.gaps]).toEqual([true, []]);
  server.setNow(new Date('2026-11-23T12:00:00Z'));
  const late = (await (await as('cora')).get(`/receipts/${draft.number}`)).body;
  expect([late.may.submit, late.gaps]).toEqual([false, [{ path: 'date', code: 'too_long_ago' }]]);
});

test('what is missing is told all at once', async () => {
  const cora = await as('cora');
  const submit = async (some: object) => {
    const draft = await made(cora, some);
    return (await cora.post(`/receipts/${draft.number}/submit`, {}, seen(draft))).body.fields;
  };
  expect(await submit({ items: [] })).toMatchObject([
    { path: 'items', code: 'required' },
    { path: 'documents', code: 'required' },
  ]);
  const free = { ...water, unitPriceMinor: 0 };
  expect(await submit({ items: [free] })).toMatchObject([
    { path: 'gross', code: 'too_small' },
    { path: 'documents', code: 'required' },
  ]);
  const old = await made(cora, { date: '2026-08-23' });
  server.setNow(new Date('2026-11-23T12:00:00Z'));
  const later = await as('cora');
  expect((await later.post(`/receipts/${old.number}/submit`, {}, seen(old))).body.fields).toContainEqual(
    expect.objectContaining({ path: 'date', code: 'too_long_ago' }),
  );
});

test('without the rule a receipt is handed in without a photo', async () => {
  await server.inTenant('north', (db) =>
    db
      .updateTable('tenantSetting')
      .set({ rules: json({ receiptPhotoNeeded: false }) })
      .execute(),
  );
  const cora = await as('cora');
  const draft = await made(cora);
  expect(draft.gaps).toEqual([]);
  const { body } = await cora.post(`/receipts/${draft.number}/submit`, {}, seen(draft));
  expect(body.status).toBe('submitted');
});

test('the accountant approves and pays, and whoever handed it in is told', async () => {
  const { receipt } = await handedIn();
  const abel = await as('abel');
  expect((await abel.get('/receipts?all=true&status=submitted')).body.total).toBe(1);
  expect((await abel.get(`/receipts/${receipt.number}`)).body.may).toMatchObject({
    approve: true,
    reject: true,
    pay: false,
    edit: false,
  });
  expect((await abel.post(`/receipts/${receipt.number}/paid`, {}, seen(receipt))).body.code).toBe(
    'wrong_state',
  );
  const approved = (await abel.post(`/receipts/${receipt.number}/approve`, {}, seen(receipt))).body;
  expect(approved).toMatchObject({ status: 'approved', decidedBy: { id: 'person-abel' } });
  const again = await abel.post(`/receipts/${receipt.number}/approve`, {}, seen(approved));
  expect(again.body.code).toBe('wrong_state');
  const paid = (await abel.post(`/receipts/${receipt.number}/paid`, {}, seen(approved))).body;
  expect(paid).toMatchObject({ status: 'paid', paidAt: '2026-11-21T12:00:00.000Z' });
  // Both were told at the same moment of the test's clock.
  expect((await notified()).toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
    { personId: 'person-cora', kind: 'receiptApproved', params: { number: 'B-00001' } },
    { personId: 'person-cora', kind: 'receiptPaid' },
  ]);
});

test('what is rejected comes back with its reason, is made good and handed in again', async () => {
  const { client, receipt } = await handedIn();
  const abel = await as('abel');
  const path = `/receipts/${receipt.number}`;
  expect((await abel.post(`${path}/reject`, { reason: ' ' }, seen(receipt))).body.fields).toMatchObject([
    { path: 'reason', code: 'required' },
  ]);
  const rejected = (await abel.post(`${path}/reject`, { reason: 'Not readable' }, seen(receipt))).body;
  expect(rejected).toMatchObject({ status: 'rejected', reason: 'Not readable' });
  expect(await notified()).toMatchObject([{ kind: 'receiptRejected', params: { reason: 'Not readable' } }]);
  const draft = (await client.post(`${path}/draft`, {}, seen(rejected))).body;
  expect(draft).toMatchObject({ status: 'draft', reason: 'Not readable', may: { edit: true } });
  expect((await abel.get(path)).status).toBe(404);
  const back = (await client.post(`${path}/submit`, {}, seen(draft))).body;
  expect(back).toMatchObject({ status: 'submitted', reason: '' });
  const { items } = (await client.get(`${path}/activities`)).body;
  expect(items.map(({ caption }: { caption: string }) => caption)).toEqual(
    expect.arrayContaining(['receipt_submitted', 'receipt_rejected', 'receipt_back_to_draft']),
  );
});

test('what nobody has decided is taken back; what is approved is not', async () => {
  const { client, receipt } = await handedIn();
  const path = `/receipts/${receipt.number}`;
  const draft = (await client.post(`${path}/draft`, {}, seen(receipt))).body;
  expect(draft).toMatchObject({ status: 'draft', submittedAt: null });
  const again = (await client.post(`${path}/submit`, {}, seen(draft))).body;
  const abel = await as('abel');
  // The accountant looked at what has been taken back meanwhile.
  expect((await abel.post(`${path}/approve`, {}, seen(receipt))).body.code).toBe('conflict');
  const approved = (await abel.post(`${path}/approve`, {}, seen(again))).body;
  expect((await client.post(`${path}/draft`, {}, seen(approved))).body.code).toBe('wrong_state');
});

test('only the accountant decides, and not on their own', async () => {
  const { client, receipt } = await handedIn();
  for (const move of ['approve', 'paid']) {
    const { body } = await client.post(`/receipts/${receipt.number}/${move}`, {}, seen(receipt));
    expect(body.code).toBe('forbidden');
  }
  const own = await handedIn('abel');
  const answer = await own.client.post(`/receipts/${own.receipt.number}/approve`, {}, seen(own.receipt));
  expect([answer.status, answer.body.params]).toEqual([403, { missing: 'somebodyElse' }]);
});

test('a note of the accountant stands in the history', async () => {
  const { client, receipt } = await handedIn();
  await (await as('abel')).post(`/receipts/${receipt.number}/activities`, { body: 'Whose car?' });
  expect((await client.get(`/receipts/${receipt.id}/activities`)).body.items).toContainEqual(
    expect.objectContaining({
      caption: 'note',
      body: 'Whose car?',
      actor: expect.objectContaining({ id: 'person-abel' }),
    }),
  );
});
