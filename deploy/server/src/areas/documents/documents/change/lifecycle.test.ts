import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import {
  plantCompany,
  plantContact,
  plantCrew,
  plantItem,
} from '../../../../tools/testing/database/plant.db.ts';
import { smallPdf } from '../../../../tools/demo/small-pdf.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'bea' });
      await addLogin(db, { login: 'cora', types: ['clients'] });
      await addLogin(db, { login: 'pia', types: ['planners'] });
      await db.insertInto('skill').values({ id: 'first-aid', caption: 'First aid' }).execute();
      await db
        .insertInto('documentType')
        .values([
          { id: 'contract', caption: 'Contract' },
          { id: 'proof', caption: 'Proof', uploadable: true, skillId: 'first-aid' },
        ])
        .execute();
    });
  },
});

const plant = (
  ...given: Parameters<typeof plantDocument> extends [unknown, unknown, ...infer Rest] ? Rest : never
) => server.inTenant('north', (db) => plantDocument(db, filesOf(server), ...given));

async function upload({ token }: SignedIn, bytes: Uint8Array = smallPdf('Proof', ['x'])): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/uploads?name=proof.pdf',
    headers: {
      host: 'north.test',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(bytes),
  });
  return String(answer.json().id);
}
const notified = (kind: 'documentReminder' | 'documentVoided') =>
  server.inTenant('north', (db) =>
    db.selectFrom('notification').select(['personId', 'params']).where('kind', '=', kind).execute(),
  );
const office = () => signIn(server, 'petra');
const person = (login: string) => ({ personId: `person-${login}`, step: 1 });

test('the office sends a document; everybody named signs it and sees it', async () => {
  const petra = await office();
  const body = {
    name: 'Contract of Ada',
    typeId: 'contract',
    ownerId: 'person-ada',
    uploadId: await upload(petra),
  };
  const signatories = [person('ada'), { personId: 'person-bea', step: 2, role: 'Witness' }];
  const made = await petra.client.post('/documents', {
    ...body,
    signatories,
    signatoriesOrder: 'one by one',
  });
  expect([made.status, made.body]).toMatchObject([200, { status: 'readyToSign', version: 1 }]);
  const bea = (await signIn(server, 'bea')).client;
  expect((await bea.get('/documents?filter=toSign')).body.items).toMatchObject([
    { name: 'Contract of Ada', myTurn: false, waitingFor: ["Zoë D'ada"], pages: 1, signatoriesTotal: 2 },
  ]);
  const detail = (await bea.get(`/documents/${made.body.id}`)).body;
  expect(detail).toMatchObject({
    signOneByOne: true,
    signatoriesIds: [expect.any(String), expect.any(String)],
    userSignatories: [{ role: 'Witness', step: 2, turn: false, status: { caption: 'Ready to sign' } }],
    userSignatures: [],
    isReadyToSign: true,
    isSigned: false,
    typeParameters: {},
    parametersObject: {},
    may: { sign: false, decline: true, edit: false, seeEvidence: false },
  });
  expect((await notified('documentToSign' as 'documentReminder')).map((one) => one.personId)).toEqual([
    'person-ada',
  ]);
  const { body: evidence } = await petra.client.get(`/documents/${made.body.id}/events`);
  expect([evidence.items.map(({ kind }: { kind: string }) => kind), evidence.whole]).toEqual([
    ['created', 'sent'],
    true,
  ]);
  expect((await bea.get(`/documents/${made.body.id}/events`)).status).toBe(403);
  const consent = (await bea.get(`/documents/${made.body.id}/consent?language=de`)).body;
  expect(consent).toMatchObject({ language: 'de', text: expect.stringContaining('Contract of Ada') });
});

test.each([
  ['an unknown type', { typeId: 'nothing' }, 'typeId'],
  ['an unknown owner', { ownerId: 'nobody' }, 'ownerId'],
  ['signatories without a file', { uploadId: undefined }, 'uploadId'],
  ['an unknown signatory', { signatories: [person('nobody')] }, 'signatories.0.personId'],
  ['a signatory twice in a step', { signatories: [person('ada'), person('ada')] }, 'signatories'],
  ['an end before the begin', { validFrom: '2026-12-02', validUntil: '2026-12-01' }, 'validUntil'],
  ['an end in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
])('%s is refused', async (_, wrong, path) => {
  const petra = await office();
  const body = {
    name: 'Contract',
    typeId: 'contract',
    uploadId: await upload(petra),
    signatories: [person('ada')],
  };
  const answer = await petra.client.post('/documents', { ...body, ...wrong });
  expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, path]);
});

test('what has to be signed first stands first', async () => {
  const petra = await office();
  const send = async (name: string, days?: number) =>
    petra.client.post('/documents', {
      name,
      typeId: 'contract',
      uploadId: await upload(petra),
      signatories: [person('ada')],
      ...(days && { expiresAt: new Date(Date.now() + days * 86_400_000).toISOString() }),
    });
  for (const [name, days] of [['Soon', 3], ['Later', 30], ['Whenever']] as const) await send(name, days);
  const ada = (await signIn(server, 'ada')).client;
  const { items } = (await ada.get('/documents?filter=toSign')).body;
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Soon', 'Later', 'Whenever']);
});

test('a file that does not open is refused', async () => {
  const petra = await office();
  const uploadId = await upload(petra, Buffer.from('%PDF-1.4 nothing'));
  const answer = await petra.client.post('/documents', { name: 'Broken', typeId: 'contract', uploadId });
  expect([answer.status, answer.body.params]).toEqual([415, { reason: 'broken' }]);
});

test('a wanted document is handed in, refused with a reason, handed in again, approved, and gives its skill', async () => {
  const petra = await office();
  const ada = await signIn(server, 'ada');
  const { id } = (
    await petra.client.post('/documents', { name: 'First aid', typeId: 'proof', ownerId: 'person-ada' })
  ).body;
  expect((await ada.client.get('/documents?filter=toUpload')).body.items).toMatchObject([
    { id, status: { id: 'toUpload' } },
  ]);
  const hand = async () =>
    ada.client.post(`/documents/${id}/file`, { uploadId: await upload(ada), validUntil: '2026-12-20' });
  expect((await hand()).body).toMatchObject({ status: 'beingVerified' });
  expect((await petra.client.get('/documents?of=everybody&filter=beingVerified')).body.total).toBe(1);
  const strange = (await petra.client.post('/documents', { name: 'For others', typeId: 'proof' })).body.id;
  const seen = async ({ client }: SignedIn) =>
    (await client.get('/documents?of=everybody')).body.items.map((one: { id: string }) => one.id);
  expect([await seen(ada), (await seen(petra)).includes(strange)]).toEqual([[id], true]);
  expect((await ada.client.post(`/documents/${id}/verify`, { approve: true })).status).toBe(403);
  expect((await petra.client.post(`/documents/${id}/verify`, { approve: false })).status).toBe(422);
  const unsaid = await petra.client.post(`/documents/${id}/verify`, { approve: false, code: 'other' });
  expect([unsaid.status, unsaid.body.fields]).toMatchObject([422, [{ path: 'reason', code: 'required' }]]);
  await petra.client.post(`/documents/${id}/verify`, {
    approve: false,
    code: 'unreadable',
    reason: 'Not readable.',
  });
  expect((await ada.client.get(`/documents/${id}`)).body).toMatchObject({
    status: { id: 'refused' },
    reason: 'Not readable.',
    may: { upload: true },
  });
  const noted = await server.inTenant('north', (db) =>
    db
      .selectFrom('activity')
      .select(['after', 'reason'])
      .where('subjectId', '=', id)
      .where('caption', '=', 'uploadRefused')
      .execute(),
  );
  expect(noted).toEqual([{ after: { status: 'refused', code: 'unreadable' }, reason: 'Not readable.' }]);
  await hand();
  expect((await petra.client.post(`/documents/${id}/verify`, { approve: true })).body.status).toBe(
    'information',
  );
  expect((await petra.client.post(`/documents/${id}/verify`, { approve: true })).body.code).toBe(
    'wrong_state',
  );
  expect((await hand()).body.code).toBe('wrong_state');
  const facts = await server.inTenant('north', async (db) => ({
    skills: await db.selectFrom('personSkill').select(['personId', 'skillId', 'validUntil']).execute(),
    todos: await db.selectFrom('activity').select('doneAt').where('type', '=', 'TODO_INT').execute(),
  }));
  expect(facts.skills).toEqual([{ personId: 'person-ada', skillId: 'first-aid', validUntil: '2026-12-20' }]);
  expect(facts.todos.map(({ doneAt }) => doneAt !== null)).toEqual([true, true]);

  const next = await ada.client.post(`/documents/${id}/replace`, {
    uploadId: await upload(ada),
    validUntil: '2028-01-01',
  });
  expect(next.body).toMatchObject({ status: 'beingVerified', replaces: id });
  expect((await ada.client.get(`/documents/${id}`)).body.status.id).toBe('information');
  await petra.client.post(`/documents/${next.body.id}/verify`, { approve: true });
  expect((await ada.client.get(`/documents/${id}`)).body).toMatchObject({
    status: { id: 'replaced' },
    replacedBy: next.body.id,
  });
});

test('the office edits with the version it saw; the owner only the days of an upload', async () => {
  const paper = await plant([{ login: 'ada' }], { ownerId: 'person-ada' });
  const { client } = await office();
  const edit = (version: string, body: object) =>
    client.post(`/documents/${paper.id}`, body, { headers: { 'if-match': version } });
  expect((await client.post(`/documents/${paper.id}`, { name: 'New name' })).status).toBe(428);
  expect((await edit('"1"', { name: 'New name', expiresAt: null })).body).toMatchObject({ version: 2 });
  expect((await edit('"1"', { name: 'Newer name' })).body.code).toBe('conflict');
  expect((await edit('"2"', { expiresAt: '2020-01-01T00:00:00Z' })).body.fields).toMatchObject([
    { path: 'expiresAt', code: 'in_the_past' },
  ]);
  const { items } = (await client.get(`/documents/${paper.id}/events`)).body;
  expect(items.at(-1)).toMatchObject({ kind: 'edited', details: { changed: ['name', 'expiresAt'] } });
  expect(
    (await edit('"2"', { validFrom: '2027-02-01', validUntil: '2027-01-01' })).body.fields,
  ).toMatchObject([{ code: 'end_before_start' }]);
  const ada = (await signIn(server, 'ada')).client;
  const tries = await ada.post(
    `/documents/${paper.id}`,
    { name: 'Mine' },
    { headers: { 'if-match': '"2"' } },
  );
  expect(tries.status).toBe(403);
  const wanted = await plant([], { ownerId: 'person-ada', status: 'toUpload' });
  const days = await ada.post(
    `/documents/${wanted.id}`,
    { validUntil: '2027-01-01' },
    { headers: { 'if-match': '"1"' } },
  );
  expect(days.body).toMatchObject({ version: 2, status: 'toUpload' });
});

test('void, reminded and replaced: what each leaves behind', async () => {
  const petra = await office();
  const { client } = petra;
  const expiresAt = '2099-12-31T22:59:00.000Z';
  const paper = await plant([{ login: 'ada' }, { login: 'bea' }], { expiresAt: new Date(expiresAt) });
  expect((await client.post(`/documents/${paper.id}/remind`)).body.reminded).toEqual(["Zoë D'ada"]);
  expect((await client.post(`/documents/${paper.id}/remind`)).body.reminded).toEqual([]);
  expect((await client.get(`/documents/${paper.id}`)).body.signatories).toMatchObject([
    { remindedAt: expect.any(String) },
    { remindedAt: null },
  ]);
  const asAda = (await signIn(server, 'ada')).client;
  expect((await asAda.get(`/documents/${paper.id}`)).body.signatories[0]).not.toHaveProperty('remindedAt');
  const next = await client.post(`/documents/${paper.id}/replace`, {
    uploadId: await upload(petra),
    reason: 'Typo.',
  });
  expect(next.body).toMatchObject({ status: 'readyToSign', replaces: paper.id });
  expect((await client.get(`/documents/${next.body.id}`)).body).toMatchObject({ expiresAt });
  const old = (await client.get(`/documents/${paper.id}`)).body;
  expect(old).toMatchObject({ status: { id: 'replaced' }, replacedBy: next.body.id });
  expect(old.signatories.map((one: { status: { id: string } }) => one.status.id)).toEqual(['void', 'void']);
  expect((await client.post(`/documents/${next.body.id}/void`, { reason: 'Not needed.' })).body.status).toBe(
    'void',
  );
  expect((await client.post(`/documents/${next.body.id}/void`, { reason: 'Again.' })).body.status).toBe(
    'void',
  );
  expect((await client.post(`/documents/${next.body.id}/remind`)).body.code).toBe('wrong_state');
  const notifications = await notified('documentVoided');
  expect(notifications.map(({ personId: id }) => id).toSorted()).toEqual(['person-ada', 'person-bea']);
  expect(notifications[0]?.params).toMatchObject({ reason: 'Not needed.' });
  const ada = (await signIn(server, 'ada')).client;
  expect((await ada.get('/documentsToSign')).body.total).toBe(0);
  expect((await ada.get(`/documents/${next.body.id}`)).body).toMatchObject({
    reason: 'Not needed.',
    voided: { by: expect.any(String), at: expect.any(String) },
  });
  expect((await ada.post(`/documents/${paper.id}/void`, { reason: 'x' })).status).toBe(403);
});

test('who sees a document: its people, those of its crew, its company; drafts and held back ones only the office', async () => {
  const crew = await server.inTenant('north', async (db) => {
    const planted = await plantCrew(db);
    await plantItem(db, { crewId: planted.id, personId: 'person-bea' });
    return planted;
  });
  const company = await server.inTenant('north', async (db) => {
    const planted = await plantCompany(db);
    await plantContact(db, { companyId: planted.id, personId: 'person-cora' });
    return planted;
  });
  const link = (documentId: string, subjectKind: 'crew' | 'company', subjectId: string) =>
    server.inTenant('north', (db) =>
      db.insertInto('documentLink').values({ documentId, subjectKind, subjectId }).execute(),
    );
  const own = await plant([], { ownerId: 'person-ada', status: 'information' });
  const held = await plant([], { ownerId: 'person-ada', status: 'information', withheld: true });
  const draft = await plant([{ login: 'ada' }], { status: 'draft' });
  const ofCrew = await plant([], { status: 'information' });
  const ofCompany = await plant([], { status: 'information' });
  await link(ofCrew.id, 'crew', crew.id);
  await link(ofCompany.id, 'company', company.id);
  const all = [own, held, draft, ofCrew, ofCompany];
  const seen: Record<string, string> = {};
  for (const login of ['ada', 'bea', 'cora', 'pia', 'petra']) {
    const { client } = await signIn(server, login);
    const statuses = await Promise.all(
      all.map(async ({ id }) => (await client.get(`/documents/${id}`)).status),
    );
    seen[login] = statuses.map((status) => (status === 200 ? '1' : '.')).join('');
  }
  expect(seen).toEqual({ ada: '1....', bea: '...1.', cora: '....1', pia: '...11', petra: '11111' });
  const foreign = (await signIn(server, 'petra', 'south.test')).client;
  expect((await foreign.get(`/documents/${own.id}`)).body.code).toBe('not_found');
  expect((await server.client().get(`/documents/${own.id}`)).body.code).toBe('sign_in');
});
