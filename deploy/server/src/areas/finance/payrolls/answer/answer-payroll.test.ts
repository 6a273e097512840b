import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import type { Client } from '../../../../tools/testing/server/client.ts';
import { pictureForTests } from '../../../../tools/testing/picture.ts';
import { addPayroll, addPayrollPeople } from '../../../../tools/testing/fixtures/payroll.fixture.ts';
import { readerSays } from '../../../../tools/testing/pdf-readers.ts';
import { north } from '../../../../tools/testing/server/tenants.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addPayrollPeople(db);
      await addPayroll(db, { id: 'oct' });
      await addPayroll(db, { id: 'nov', from: '2026-11-01', status: 'draft' });
      await addPayroll(db, { id: 'his', person: 'person-carl' });
    });
    // A Saturday in Vienna; the next working day is Monday.
    server.setNow(new Date('2026-11-21T12:00:00Z'));
  },
});
const as = async (login: string) => (await signIn(server, login)).client;
const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
const notified = () =>
  server.inTenant('north', (db) =>
    db.selectFrom('notification').select(['personId', 'kind', 'params']).orderBy('at').execute(),
  );
const decline = (client: Client, id: string, body = 'I worked two hours more.', version = 1) =>
  client.post(`/payrollItems/${id}/decline`, { body }, seen(version));

const upload = async (login: string): Promise<string> => {
  const { token } = await signIn(server, login);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/uploads?name=signature.png',
    headers: {
      host: 'north.test',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(await pictureForTests()),
  });
  return answer.json().id;
};
const toSign = async (language = 'en') =>
  (await (await as('cora')).get(`/payrolls/oct?language=${language}`)).body.toSign;
const signature = async (some: object = {}, language = 'en') => ({
  uploadId: await upload('cora'),
  language,
  sha256: (await toSign(language)).sha256,
  ...some,
});

test('an item is confirmed once, however often it is tapped', async () => {
  const cora = await as('cora');
  for (const _ of [1, 2]) {
    const { status, body } = await cora.post('/payrollItems/oct-1', {}, seen(1));
    expect([status, body.status, body.version]).toEqual([200, 'confirmed', 2]);
  }
  expect((await cora.get('/payrolls/oct')).body).toMatchObject({ status: 'released', openItems: 2 });
  const { items } = (await cora.get('/payrollItems/oct-1/activities')).body;
  expect(items).toMatchObject([
    {
      caption: 'payroll_item_confirmed',
      actor: { id: 'person-cora' },
      before: { status: 'open' },
      after: { status: 'confirmed' },
    },
  ]);
});

test('a confirmation is taken back until the payroll is signed, and an answer stays', async () => {
  const [cora, abel] = [await as('cora'), await as('abel')];
  await cora.post('/payrollItems/oct-1', {}, seen(1));
  expect((await abel.post('/payrollItems/oct-1/reopen', {}, seen(2))).status).toBe(403);
  expect((await cora.post('/payrollItems/oct-1/reopen', {}, seen(1))).body.code).toBe('conflict');
  const { status, body } = await cora.post('/payrollItems/oct-1/reopen', {}, seen(2));
  expect([status, body.status, body.may.confirm]).toEqual([200, 'open', true]);
  expect((await cora.post('/payrollItems/oct-1/reopen', {}, seen(3))).body.code).toBe('wrong_state');
  await decline(cora, 'oct-2');
  await abel.post('/payrollItems/oct-2/answer', { body: 'It was as planned.' }, seen(2));
  await cora.post('/payrollItems/oct-2', {}, seen(3));
  expect((await cora.post('/payrollItems/oct-2/reopen', {}, seen(4))).body.status).toBe('answered');
  await cora.post('/payrollItems/oct-1', {}, seen(3));
  expect((await cora.post('/payrolls/oct/sign', await signature(), seen(3))).status).toBe(200);
  expect((await cora.post('/payrollItems/oct-1/reopen', {}, seen(4))).body.code).toBe('wrong_state');
});

test('who has not seen the item as it is, is told how it stands', async () => {
  const cora = await as('cora');
  expect((await cora.post('/payrollItems/oct-1', {})).status).toBe(428);
  const stale = await cora.post('/payrollItems/oct-1', {}, seen(7));
  expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
  expect((await decline(cora, 'oct-1', 'No.', 7)).status).toBe(409);
});

test('nobody answers for somebody else', async () => {
  const abel = await as('abel');
  expect((await abel.post('/payrollItems/oct-1', {}, seen(1))).status).toBe(403);
  expect((await decline(abel, 'oct-1')).status).toBe(403);
  expect((await (await as('carl')).post('/payrollItems/oct-1', {}, seen(1))).status).toBe(404);
  expect((await (await as('cora')).post('/payrollItems/nov-1', {}, seen(1))).status).toBe(404);
});

test('declining makes a to-do for who released it, due tomorrow, with priority 1, and tells them', async () => {
  const cora = await as('cora');
  const { status, body } = await decline(cora, 'oct-1');
  expect(status).toBe(200);
  expect(body.item).toMatchObject({ status: 'declined', declinedBody: 'I worked two hours more.' });
  expect(body.activity).toMatchObject({
    type: 'TODO_PAYROLL_ITEM',
    caption: 'payroll_item_declined',
    parameters: { recipient: { id: 'person-bert' }, dueDate: '22.11.2026', priority: 1 },
    done: false,
  });
  expect((await cora.get('/payrolls/oct')).body).toMatchObject({
    status: 'partlyDeclined',
    windowEndsAt: null,
    declinedItems: 1,
    may: { sign: false },
  });
  expect(await notified()).toMatchObject([
    { personId: 'person-bert', kind: 'payrollDeclined', params: { number: 'L-oct', caption: 'Load-in' } },
  ]);
  expect((await decline(cora, 'oct-1', 'Again.', 2)).body.code).toBe('wrong_state');
  const history = (await cora.get('/payrollItems/oct-1/activities')).body;
  expect([history.total, history.items.length]).toEqual([1, 1]);
  expect(history.items[0]).toMatchObject({
    caption: 'payroll_item_declined',
    body: 'I worked two hours more.',
  });
});

test('recipient and due day can be named, where they make sense', async () => {
  const cora = await as('cora');
  const ask = (parameters: object) =>
    cora.post('/payrollItems/oct-1/decline', { body: 'No.', parameters }, seen(1));
  expect((await ask({ recipient: 'person-carl' })).body.fields).toMatchObject([
    { path: 'parameters.recipient', code: 'bad_choice' },
  ]);
  expect((await ask({ dueDate: '20.11.2026' })).body.fields).toMatchObject([
    { path: 'parameters.dueDate', code: 'in_the_past' },
  ]);
  expect((await ask({ dueDate: '31.02.2027' })).body.fields).toMatchObject([{ code: 'bad_format' }]);
  expect((await ask({ dueDate: '2027-02-01' })).status).toBe(422);
  const { body } = await ask({ recipient: 'person-abel', dueDate: '24.12.2026', priority: 1 });
  expect(body.activity.parameters).toMatchObject({
    recipient: { id: 'person-abel' },
    dueDate: '24.12.2026',
  });
  expect((await decline(cora, 'oct-2', '')).body.fields).toMatchObject([{ path: 'body', code: 'required' }]);
  expect((await decline(cora, 'oct-2', 'x'.repeat(1_001))).status).toBe(422);
});

test('a declined item is answered with a correction, the to-do is done, and the window opens anew', async () => {
  const [cora, abel] = [await as('cora'), await as('abel')];
  await decline(cora, 'oct-1');
  await decline(cora, 'oct-2');
  const answer = { body: 'You are right.', paidMinutes: 720, approvedMinutes: 720, amountMinor: 24_000 };
  expect((await cora.post('/payrollItems/oct-1/answer', answer, seen(2))).status).toBe(403);
  const { body } = await abel.post('/payrollItems/oct-1/answer', answer, seen(2));
  expect(body).toMatchObject({
    status: 'answered',
    paidMinutes: 720,
    answerBody: 'You are right.',
    answeredBy: { id: 'person-abel' },
  });
  expect((await cora.get('/payrolls/oct')).body).toMatchObject({
    status: 'partlyDeclined',
    grossMinor: 54_000,
    netMinor: 43_200,
    minutes: 1_320,
  });
  await abel.post('/payrollItems/oct-2/answer', { body: 'It was as planned.' }, seen(2));
  expect((await cora.get('/payrolls/oct')).body).toMatchObject({
    status: 'corrected',
    windowEndsAt: '2026-11-25T23:00:00.000Z',
    may: { sign: true },
  });
  const { items } = (await cora.get('/payrollItems/oct-1/activities')).body;
  expect(items).toContainEqual(expect.objectContaining({ type: 'TODO_PAYROLL_ITEM', done: true }));
  expect(items).toContainEqual(
    expect.objectContaining({
      caption: 'payroll_item_answered',
      before: { status: 'declined', paidMinutes: 600, approvedMinutes: 600, amountMinor: 20_000 },
      after: { status: 'answered', paidMinutes: 720, approvedMinutes: 720, amountMinor: 24_000 },
    }),
  );
  const kinds = (await notified()).filter(({ personId }) => personId === 'person-cora');
  expect(kinds.map(({ kind }) => kind)).toEqual(['payrollAnswered', 'payrollAnswered']);
  const confirmed = await cora.post('/payrollItems/oct-2', {}, seen(3));
  expect(confirmed.body.status).toBe('confirmed');
  expect((await abel.post('/payrollItems/oct-3/answer', { body: 'x' }, seen(1))).body.code).toBe(
    'wrong_state',
  );
});

test('a draft is corrected, released with 72 hours of working days, and its person is told', async () => {
  const [cora, abel] = [await as('cora'), await as('abel')];
  const change = { caption: 'Night', amountMinor: 12_000, reason: 'A night rate' };
  for (const reason of [undefined, '  ']) {
    const refused = await abel.post('/payrollItems/nov-3/correct', { ...change, reason }, seen(1));
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toMatchObject([{ path: 'reason' }]);
  }
  const corrected = await abel.post('/payrollItems/nov-3/correct', change, seen(1));
  expect(corrected.body).toMatchObject({ caption: 'Night', amountMinor: 12_000, status: 'open' });
  const [line] = (await abel.get('/payrollItems/nov-3/activities')).body.items;
  expect(line).toMatchObject({
    caption: 'payroll_item_corrected',
    before: { amountMinor: 10_000 },
    after: { caption: 'Night', amountMinor: 12_000 },
    reason: 'A night rate',
  });
  expect((await abel.post('/payrollItems/oct-3/correct', change, seen(1))).body.code).toBe('wrong_state');
  expect((await cora.post('/payrolls/nov/release', undefined, seen(2))).status).toBe(403);
  expect((await abel.post('/payrolls/nov/release')).status).toBe(428);
  expect((await abel.post('/payrolls/nov/release', undefined, seen(1))).body.code).toBe('conflict');
  const { body } = await abel.post('/payrolls/nov/release', undefined, seen(2));
  expect(body).toMatchObject({
    status: 'released',
    grossMinor: 52_000,
    releasedAt: '2026-11-21T12:00:00.000Z',
    windowEndsAt: '2026-11-25T23:00:00.000Z',
  });
  const again = await abel.post('/payrolls/nov/release', undefined, seen(body.version));
  expect(again.body.code).toBe('wrong_state');
  expect(await notified()).toMatchObject([{ personId: 'person-cora', kind: 'payrollReleased' }]);
  expect((await cora.get('/payrolls/nov')).status).toBe(200);
});

test('the sentence above a signature is the server’s, in the language of who signs', async () => {
  const cora = await as('cora');
  expect((await toSign('en')).text).toBe('I confirm 3 items, 20:00 h');
  expect((await toSign('deAt')).text).toBe('Ich bestätige 3 Posten, 20:00 h');
  expect((await toSign('cy')).sha256).not.toBe((await toSign('en')).sha256);
  const own = await cora.post('/payrolls/oct/sign', await signature({ text: 'x' }), seen(1));
  expect(own.body.fields).toMatchObject([{ path: 'text', code: 'unknown_field' }]);
  const other = await cora.post('/payrolls/oct/sign', await signature({ language: 'fr' }), seen(1));
  expect(other.body.code).toBe('document_changed');
  const signed = await cora.post('/payrolls/oct/sign', await signature({}, 'nl'), seen(1));
  expect(signed.status).toBe(200);
  expect((await cora.get('/payrolls/oct')).body).toMatchObject({
    signedText: 'Ik bevestig 3 posten, 20:00 h',
    signedSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('one signature confirms the whole payroll, with the sentence and the figures that were shown', async () => {
  const cora = await as('cora');
  await cora.post('/payrollItems/oct-1', {}, seen(1));
  const { sha256 } = await toSign();
  const { body } = await cora.post('/payrolls/oct/sign', await signature(), seen(1));
  expect(body).toMatchObject({
    status: 'confirmed',
    confirmedAt: '2026-11-21T12:00:00.000Z',
    openItems: 0,
    autoAccepted: false,
  });
  expect((await cora.get('/payrolls/oct')).body.signedText).toBe('I confirm 3 items, 20:00 h');
  const { items } = (await cora.get('/payrolls/oct/activities')).body;
  expect(items).toMatchObject([
    {
      caption: 'payroll_signed',
      after: { status: 'confirmed', items: 3, minutes: 1_200, confirmed: 2, sha256 },
    },
  ]);
  const pdf = await cora.get('/payrolls/oct/download');
  expect([pdf.status, pdf.text.startsWith('%PDF-')]).toEqual([200, true]);
  expect((await cora.post('/payrolls/oct/sign', await signature(), seen(2))).body.code).toBe('wrong_state');
});

test('the paper of a signed payroll carries a seal that breaks with a flipped byte', async () => {
  const { client: cora, token, cookie } = await signIn(server, 'cora');
  const paper = async () => {
    const url = '/api/v1/payrolls/oct/download?documentType=Payroll';
    const headers = { host: north.host, authorization: `Bearer ${token}`, cookie };
    return (await server.app.inject({ url, headers })).rawPayload;
  };
  expect(readerSays('pdfsig', await paper()).text).toContain('does not contain any signatures');
  expect((await cora.post('/payrolls/oct/sign', await signature(), seen(1))).status).toBe(200);
  const sealed = await paper();
  expect(readerSays('pdfsig', sealed).text).toContain('Signature is Valid');
  expect(readerSays('qpdf', sealed, ['--check']).text).toContain('No syntax');
  const place = sealed.indexOf('/MediaBox') + 20;
  sealed[place] = (sealed[place] ?? 0) ^ 1;
  expect(readerSays('pdfsig', sealed).text).toContain('Digest Mismatch');
});

test('sent twice with one key, a signature is one', async () => {
  const cora = await as('cora');
  const body = await signature();
  const headers = { 'if-match': '"1"', 'idempotency-key': 'sign-october-1' };
  const answers = [
    await cora.post('/payrolls/oct/sign', body, { headers }),
    await cora.post('/payrolls/oct/sign', body, { headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
});

test('a payroll is not signed that has changed, that was declined, with something else than a picture, or without the cookie', async () => {
  const { client: cora, token } = await signIn(server, 'cora');
  const sign = async (some: object, version = 1) =>
    (await cora.post('/payrolls/oct/sign', await signature(some), seen(version))).body.code;
  const { sha256 } = await toSign();
  await server.inTenant('north', (db) =>
    db.updateTable('payrollItem').set({ amountMinor: 19_000 }).where('id', '=', 'oct-1').execute(),
  );
  expect(await sign({ sha256 })).toBe('document_changed');
  expect(await sign({ sha256: '0'.repeat(64) })).toBe('document_changed');
  expect(await sign({}, 4)).toBe('conflict');
  expect(await sign({ uploadId: 'none' })).toBe('invalid');
  const bare = server.client(undefined, { authorization: `Bearer ${token}` });
  expect((await bare.post('/payrolls/oct/sign', {})).status).toBe(401);
  expect((await (await as('abel')).post('/payrolls/oct/sign', await signature(), seen(1))).status).toBe(403);
  await decline(cora, 'oct-3', 'Too little.');
  expect(await sign({}, 2)).toBe('wrong_state');
});

test('what is confirmed is paid, then locked, in this order only', async () => {
  const [cora, abel] = [await as('cora'), await as('abel')];
  const step = (name: 'paid' | 'lock', version: number, id = 'oct') =>
    abel.post(`/payrolls/${id}/${name}`, undefined, seen(version));
  expect((await step('paid', 1)).body.code).toBe('wrong_state');
  const { version } = (await cora.post('/payrolls/oct/sign', await signature(), seen(1))).body;
  expect((await step('lock', version)).body.code).toBe('wrong_state');
  expect((await step('paid', 1)).body.code).toBe('conflict');
  for (const name of ['paid', 'lock']) expect((await abel.post(`/payrolls/oct/${name}`)).status).toBe(428);
  expect((await cora.post('/payrolls/oct/paid', undefined, seen(version))).status).toBe(403);
  const { body } = await step('paid', version);
  expect(body).toMatchObject({ status: 'paid', paidAt: '2026-11-21T12:00:00.000Z', may: { lock: true } });
  expect((await step('lock', version)).body.code).toBe('conflict');
  expect((await step('lock', body.version)).body.status).toBe('locked');
  expect((await step('lock', 1, 'his')).body.code).toBe('wrong_state');
  // Whoever still has it open is told that it is settled, whichever version that is.
  for (const answer of [
    await cora.post('/payrolls/oct/sign', await signature(), seen(1)),
    await cora.post('/payrollItems/oct-1/decline', { body: 'Too late.' }, seen(1)),
    await step('paid', version),
  ])
    expect([answer.status, answer.body.code]).toEqual([423, 'month_locked']);
  const { items } = (await abel.get('/payrolls/oct/activities')).body;
  expect(items.map(({ caption }: { caption: string }) => caption).sort()).toEqual([
    'payroll_locked',
    'payroll_paid',
    'payroll_signed',
  ]);
});
