import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import { pictureForTests } from '../../../../tools/testing/picture.ts';
import { consentText } from './consent-text.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';
import type { PlantedDocument, Signer } from '../../../../tools/testing/fixtures/documents.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'bea' });
      await addLogin(db, { login: 'cem' });
    });
  },
});

const plant = (signers: Signer[], some: Parameters<typeof plantDocument>[3] = {}) =>
  server.inTenant('north', (db) => plantDocument(db, filesOf(server), signers, some));

async function bodyOf(document: PlantedDocument, more: object = {}) {
  const { name, number } = await server.inTenant('north', (db) =>
    db
      .selectFrom('document')
      .select(['name', 'number'])
      .where('id', '=', document.id)
      .executeTakeFirstOrThrow(),
  );
  return {
    signature: { how: 'typed', name: 'Zoë D’Ada' },
    consent: consentText('en', { name, number, tenantName: 'North' }),
    sha256: document.sha256,
    timeZone: 'Europe/Vienna',
    ...more,
  };
}

async function sign(login: string, document: PlantedDocument, at: number, more: object = {}) {
  const { client } = await signIn(server, login);
  const path = `/documents/${document.id}/sign/${document.signatories[at]}`;
  return client.post(path, await bodyOf(document, more));
}
const events = (id: string) =>
  server.inTenant('north', (db) =>
    db.selectFrom('documentEvent').selectAll().where('documentId', '=', id).orderBy('position').execute(),
  );
const kinds = async (id: string) => (await events(id)).map(({ kind }) => kind);

test('signing one by one: the second waits for the first, by name, and is told when it is their turn', async () => {
  const paper = await plant([{ login: 'ada' }, { login: 'bea' }]);
  const early = await sign('bea', paper, 1);
  expect([early.status, early.body.code, early.body.params]).toEqual([
    409,
    'not_your_turn',
    { waitingFor: "Zoë D'ada" },
  ]);
  const first = await sign('ada', paper, 0, { rating: 4, comment: 'Clear.' });
  expect([first.status, first.body]).toMatchObject([200, { status: 'onGoing', isSigned: false }]);
  const bea = (await signIn(server, 'bea')).client;
  expect((await bea.get('/documentsToSign')).body.items).toMatchObject([
    { id: paper.id, myTurn: true, waitingFor: [], status: { id: 'onGoing' } },
  ]);
  const notified = await server.inTenant('north', (db) =>
    db.selectFrom('notification').select(['personId', 'kind', 'subjectId']).execute(),
  );
  expect(notified).toEqual([{ personId: 'person-bea', kind: 'documentToSign', subjectId: paper.id }]);
  const last = await sign('bea', paper, 1);
  expect(last.body).toMatchObject({ status: 'signed', isSigned: true });
  expect(await kinds(paper.id)).toEqual(['consented', 'signed', 'consented', 'signed']);
  const kept = await server.inTenant('north', (db) =>
    db
      .selectFrom('signature')
      .selectAll()
      .where('signatoryId', '=', paper.signatories[0] ?? '')
      .execute(),
  );
  expect(kept).toMatchObject([
    {
      how: 'typed',
      typedName: 'Zoë D’Ada',
      rating: 4,
      ratingComment: 'Clear.',
      shownSha256: paper.sha256,
    },
  ]);
});

test('signing twice is signing once: the second answer is the first', async () => {
  const paper = await plant([{ login: 'ada' }]);
  const [one, two] = [await sign('ada', paper, 0), await sign('ada', paper, 0, { sha256: 'a'.repeat(64) })];
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(two.body).toEqual(one.body);
  expect(await kinds(paper.id)).toEqual(['consented', 'signed']);
});

test('a file that is not the one that was read is not signed', async () => {
  const paper = await plant([{ login: 'ada' }]);
  const answer = await sign('ada', paper, 0, { sha256: '0'.repeat(64) });
  expect([answer.status, answer.body.code]).toEqual([409, 'document_changed']);
  expect(await events(paper.id)).toEqual([]);
});

test.each([
  ['what the law wants on paper', { type: { paperNeeded: true } }, 'paper_needed'],
  ['what is void', { status: 'void' as const }, 'wrong_state'],
  ['what lets nobody sign', { allowSignatories: false }, 'wrong_state'],
  ['what has expired this minute', { expiresAt: new Date(Date.now() - 1000) }, 'wrong_state'],
])('%s cannot be signed', async (_, some, code) => {
  const paper = await plant([{ login: 'ada' }], some);
  const answer = await sign('ada', paper, 0);
  expect([answer.status, answer.body.code]).toEqual([409, code]);
});

test('a document says why it needs paper', async () => {
  const paper = await plant([{ login: 'bea' }], {
    type: { paperNeeded: true, parameters: JSON.stringify({ paperReason: 'Labour law wants ink.' }) },
  });
  const { body } = await (await signIn(server, 'bea')).client.get(`/documents/${paper.id}`);
  expect(body).toMatchObject({ paperNeeded: true, paper: { why: 'Labour law wants ink.' }, myTurn: false });
  expect(body.may.sign).toBe(false);
});

test('another sentence, another zone and another one’s signature are refused', async () => {
  const paper = await plant([{ login: 'ada' }]);
  const field = async (more: object) => (await sign('ada', paper, 0, more)).body.fields;
  expect(await field({ consent: 'I agree to nothing.' })).toMatchObject([
    { path: 'consent', code: 'bad_choice' },
  ]);
  expect(await field({ timeZone: 'Moon/Base' })).toMatchObject([{ path: 'timeZone', code: 'bad_choice' }]);
  expect(await field({ signature: { how: 'saved' } })).toMatchObject([{ path: 'signature.how' }]);
  expect(await field({ rating: 6 })).toMatchObject([{ path: 'rating', code: 'too_big' }]);
  expect((await sign('bea', paper, 0)).status).toBe(404);
  const { client } = await signIn(server, 'ada');
  const body = await bodyOf(paper);
  expect((await client.post(`/documents/other/sign/${paper.signatories[0]}`, body)).status).toBe(404);
});

test('a drawn signature is kept and used again, also by the address of the signatory', async () => {
  const one = await plant([{ login: 'ada' }]);
  const two = await plant([{ login: 'ada' }]);
  const { client, token, cookie } = await signIn(server, 'ada');
  const sent = await server.app.inject({
    method: 'POST',
    url: '/api/v1/uploads?name=signature.png',
    headers: {
      host: 'north.test',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    payload: await pictureForTests(300, 100),
  });
  const signature = { how: 'drawn', uploadId: sent.json().id };
  const path = `/documents/${one.id}/sign/${one.signatories[0]}`;
  expect((await client.post(path, await bodyOf(one, { signature, keep: true }))).status).toBe(200);
  const saved = (await client.get('/documents/savedSignature')).body;
  expect(saved).toMatchObject({ saved: true, how: 'drawn', imageUrl: expect.stringContaining('/file/') });
  const picture = await server.app.inject({ url: saved.imageUrl, headers: { host: 'north.test', cookie } });
  expect(picture.statusCode).toBe(200);
  const again = await client.post(
    `/documentSignatories/${two.signatories[0]}/sign`,
    await bodyOf(two, { signature: { how: 'saved' } }),
  );
  expect(again.body).toMatchObject({ documentId: two.id, isSigned: true });
  await client.post('/documents/savedSignature', { how: 'typed', name: 'Ada' });
  expect((await client.get('/documents/savedSignature')).body).toMatchObject({ how: 'typed', name: 'Ada' });
  expect((await client.call('DELETE', '/documents/savedSignature')).status).toBe(204);
  expect((await client.get('/documents/savedSignature')).body).toMatchObject({ saved: false });
});

test('signing needs the session cookie beside the token', async () => {
  const paper = await plant([{ login: 'ada' }]);
  const { token } = await signIn(server, 'ada');
  const bare = server.client('north.test', { authorization: `Bearer ${token}` });
  const answer = await bare.post(`/documents/${paper.id}/sign/${paper.signatories[0]}`, await bodyOf(paper));
  expect([answer.status, answer.body.params]).toEqual([401, { missing: 'cookie' }]);
});

test('opening and reading are evidence once, and bring a signatory under way', async () => {
  const paper = await plant([{ login: 'ada' }]);
  const { client } = await signIn(server, 'ada');
  for (const _ of [1, 2]) {
    const { body } = await client.get(`/documents/${paper.id}/file`);
    expect(body).toMatchObject({ sha256: paper.sha256, pages: 1, sealed: false, type: 'application/pdf' });
    const read = { sha256: paper.sha256, timeZone: 'Europe/Vienna' };
    expect((await client.post(`/documents/${paper.id}/viewed`, read)).status).toBe(200);
  }
  const other = { sha256: '1'.repeat(64), timeZone: 'Europe/Vienna' };
  expect((await client.post(`/documents/${paper.id}/viewed`, other)).body.code).toBe('document_changed');
  expect(await events(paper.id)).toMatchObject([
    { kind: 'opened', actorId: 'person-ada', actorEmail: 'ada@people.example', authentication: 'password' },
    { kind: 'viewed', timeZone: 'Europe/Vienna', sha256: paper.sha256 },
  ]);
  const { body } = await client.get(`/documents/${paper.id}`);
  expect(body.userSignatories).toMatchObject([{ status: { id: 'onGoing', caption: 'On Going' } }]);
});

test('declining a needed signature closes the document, of one that is not needed it does not', async () => {
  const strict = await plant([{ login: 'ada' }, { login: 'bea' }]);
  const { client } = await signIn(server, 'ada');
  const no = { reason: 'The hours are wrong.', timeZone: 'Europe/Vienna' };
  const path = `/documents/${strict.id}/decline/${strict.signatories[0]}`;
  expect((await client.post(path, { ...no, reason: ' ' })).status).toBe(422);
  for (const _ of [1, 2]) expect((await client.post(path, no)).body).toMatchObject({ status: 'declined' });
  expect(await kinds(strict.id)).toEqual(['declined']);
  expect((await sign('bea', strict, 1)).body.code).toBe('wrong_state');
  const { body } = await client.get(`/documents/${strict.id}`);
  expect(body).toMatchObject({ status: { id: 'declined' }, reason: 'The hours are wrong.' });

  const loose = await plant([{ login: 'ada', required: false }, { login: 'bea' }]);
  const went = await client.post(`/documents/${loose.id}/decline/${loose.signatories[0]}`, no);
  expect(went.body).toMatchObject({ status: 'readyToSign' });
  expect((await sign('bea', loose, 1)).body).toMatchObject({ isSigned: true });
});
