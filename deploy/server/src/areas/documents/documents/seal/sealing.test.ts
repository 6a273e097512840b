import {
  addLogin,
  filesOf,
  password,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import { readerSays } from '../../../../tools/testing/pdf-readers.ts';
import { quiet, unheard } from '../../../../tools/testing/test-database.ts';
import { cookieFrom, headersOf } from '../../../../tools/trust/signer-calls.ts';
import type { Call } from '../../../../tools/trust/signer-calls.ts';
import { signers } from '../../../../tools/trust/signers.ts';
import { tenantKey } from '#platform/keys/tenant-keys.db.ts';
import { makeSealKey } from '#platform/seal/seal.ts';
import { consentText } from '../sign/consent-text.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';
import { sealDocument } from './seal-document.job.ts';

const people = ['ada', 'bea', ...Array.from({ length: 23 }, (_, at) => `signer${at}`)];
const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      for (const login of people.slice(1)) await addLogin(db, { login });
      await db.insertInto('documentType').values({ id: 'paper', caption: 'Paper' }).execute();
    });
  },
});

const plant = (logins: string[]) =>
  server.inTenant('north', (db) =>
    plantDocument(
      db,
      filesOf(server),
      logins.map((login) => ({ login })),
    ),
  );
const stateOf = (id: string) =>
  server.inTenant('north', async (db) => ({
    document: await db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    events: await db
      .selectFrom('documentEvent')
      .select('kind')
      .where('documentId', '=', id)
      .where('kind', '=', 'sealed')
      .execute(),
    files: await db.selectFrom('file').selectAll().where('name', 'like', '%(signed)%').execute(),
  }));

async function signedDocument(logins = ['ada', 'bea']) {
  const paper = await plant(logins);
  for (const [at, login] of logins.entries()) {
    const { client } = await signIn(server, login);
    const { name, number } = (await client.get(`/documents/${paper.id}`)).body;
    await client.get(`/documents/${paper.id}/file`);
    const answer = await client.post(`/documents/${paper.id}/sign/${paper.signatories[at]}`, {
      signature: { how: 'typed', name: 'Şükrü Llŷr' },
      consent: consentText('cy', { name, number, tenantName: 'North' }),
      sha256: paper.sha256,
      timeZone: 'Europe/London',
    });
    expect(answer.status).toBe(200);
  }
  return paper;
}
const around = (files = filesOf(server)) => ({
  database: server.database,
  now: () => new Date(),
  mail: { deliver: () => Promise.resolve() },
  files,
  log: quiet,
  jobs: server.jobs,
  keys: server.keys,
  attempt: 1,
  ...unheard,
});

test('after the last signature there is one sealed file, with its certificate, known to whoever asks', async () => {
  const paper = await signedDocument();
  await server.jobs.drain();
  const { document, events, files } = await stateOf(paper.id);
  expect([document.status, events.length, files.length]).toEqual(['signed', 1, 1]);
  const bytes = Buffer.from((await filesOf(server).read(files[0]?.content ?? '')) ?? []);
  expect(readerSays('pdfsig', bytes).text).toContain('Signature is Valid');
  expect(readerSays('qpdf', bytes, ['--check']).text).toContain('No syntax');
  const text = readerSays('pdftotext', bytes, ['-layout'], ['-']).text;
  for (const part of [
    'Certificate of signatures',
    'One line.',
    'Şükrü Llŷr',
    "Zoë D'bea",
    'ada@people.example',
    paper.sha256.slice(0, 32),
    paper.sha256.slice(32),
    'Simple electronic signature',
    `http://north.test/verify?document=${paper.id}`,
  ]) {
    expect(text).toContain(part);
  }
  const pages = text.split('\f').slice(0, -1);
  for (const page of pages) expect(page).toContain(paper.id);

  const altered = Buffer.from(bytes);
  const place = altered.indexOf('/MediaBox') + 14;
  altered[place] = (altered[place] ?? 0) ^ 1;
  expect(readerSays('pdfsig', altered).text).toContain('Digest Mismatch');

  const anybody = server.client();
  const ask = async (hash: string) => (await anybody.get(`/documents/verify?sha256=${hash}`)).body;
  expect(await ask(files[0]?.content ?? '')).toMatchObject({
    known: true,
    kind: 'sealed',
    documentId: paper.id,
    signatures: 2,
    evidenceHolds: true,
  });
  expect(await ask(paper.sha256)).toMatchObject({ known: true, kind: 'original' });
  expect(await ask('f'.repeat(64))).toMatchObject({ known: false, documentId: null });
  expect((await server.client('south.test').get(`/documents/verify?sha256=${paper.sha256}`)).body.known).toBe(
    false,
  );
  const { client } = await signIn(server, 'ada');
  expect((await client.get(`/documents/${paper.id}/file`)).body).toMatchObject({ sealed: true });
  expect((await client.get(`/documents/${paper.id}`)).body.signedUrl).toContain('/file/');
});

test('killed after writing the file and run twice at once, the job still leaves one sealed file', async () => {
  const paper = await signedDocument(['ada']);
  const store = filesOf(server);
  const killed = {
    ...store,
    put: async (content: Uint8Array) => {
      await store.put(content);
      throw new Error('killed');
    },
  };
  const input = { tenant: 'north', data: { documentId: paper.id } };
  await expect(sealDocument(input, around(killed))).rejects.toThrow('killed');
  expect((await stateOf(paper.id)).document.sealedAt).toBeNull();
  await Promise.all([sealDocument(input, around()), sealDocument(input, around())]);
  await server.jobs.drain();
  const { events, files } = await stateOf(paper.id);
  expect([events.length, files.length]).toEqual([1, 1]);
}, 180_000);

test('a paper waits an hour for a confirmed time, then it is sealed without', async () => {
  const paper = await signedDocument(['ada']);
  const input = { tenant: 'north', data: { documentId: paper.id } };
  const timeStamp = () => Promise.reject(new Error('nobody there'));
  await expect(sealDocument(input, { ...around(), timeStamp, attempt: 9 })).rejects.toThrow('nobody there');
  expect((await stateOf(paper.id)).document.sealedAt).toBeNull();
  await sealDocument(input, { ...around(), timeStamp, attempt: 10 });
  expect((await stateOf(paper.id)).document.sealedAt).not.toBeNull();
}, 180_000);

test('what has been forgotten is sealed by the round', async () => {
  const paper = await signedDocument(['ada']);
  await server.inTenant('north', (db) =>
    db
      .updateTable('document')
      .set({ completedAt: new Date(Date.now() - 3_600_000) })
      .execute(),
  );
  const { documentsSweep } = await import('../send/documents.sweep.ts');
  await server.inTenant('north', (db) =>
    documentsSweep.work({
      ...around(),
      db,
      tenantId: 'north',
      now: new Date(),
      jobs: server.jobs.within(db, 'north'),
    }),
  );
  await server.jobs.drain();
  expect((await stateOf(paper.id)).files).toHaveLength(1);
});

test('the key of the seal lies locked; one from before is locked by whoever uses it first, also by two', async () => {
  const kept = () =>
    server.inTenant('north', (db) =>
      db.selectFrom('tenantKey').selectAll().where('kind', '=', 'seal').executeTakeFirstOrThrow(),
    );
  await signedDocument(['ada']);
  await server.jobs.drain();
  expect((await kept()).privatePart).toMatch(/^aes-256-gcm:[\w:-]+$/);

  const plain = await makeSealKey('North', new Date());
  await server.inTenant('north', (db) =>
    db
      .updateTable('tenantKey')
      .set({ publicPart: plain.certificate, privatePart: plain.privateKey })
      .where('kind', '=', 'seal')
      .execute(),
  );
  const papers = [await signedDocument(['ada']), await signedDocument(['ada'])];
  await Promise.all(
    papers.map(({ id }) => sealDocument({ tenant: 'north', data: { documentId: id } }, around())),
  );
  expect(await kept()).toMatchObject({
    publicPart: plain.certificate,
    privatePart: expect.stringMatching(/^aes-256-gcm:/),
  });
  for (const { id } of papers) expect((await stateOf(id)).document.sealedAt).not.toBeNull();
  const key = server.keys.current('seal', new Date()).bytes;
  expect(
    await server.inTenant('north', (db) => tenantKey(db, { kind: 'seal', tenant: 'north', key })),
  ).toEqual({ public: plain.certificate, private: plain.privateKey });
  await server.jobs.drain();
});

test('the evidence cannot be changed, and a forged row is found', async () => {
  const paper = await signedDocument(['ada']);
  const change = server.inTenant('north', (db) =>
    db.updateTable('documentEvent').set({ ip: '1.2.3.4' }).where('documentId', '=', paper.id).execute(),
  );
  await expect(change).rejects.toThrow(/permission denied|only added/);
  await server.database.asOwner(async (session) => {
    await session.script(`alter table "documentEvent" disable trigger unchanged;
      update "documentEvent" set ip = '1.2.3.4' where kind = 'signed';
      alter table "documentEvent" enable trigger unchanged`);
  });
  const { body } = await server.client().get(`/documents/verify?sha256=${paper.sha256}`);
  expect(body.evidenceHolds).toBe(false);
});

const inject: Call = async (method, path, sent = {}) => {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { host: 'north.test', ...headersOf(sent) },
    ...(sent.body ? { payload: sent.body } : sent.bytes ? { payload: Buffer.from(sent.bytes) } : {}),
  });
  const cookie = [answer.headers['set-cookie']].flat()[0];
  return { status: answer.statusCode, body: answer.body ? answer.json() : null, cookie: cookieFrom(cookie) };
};

test('fifty signatures at once, each given twice, one by one and together: never two, never out of order', async () => {
  const settle = () => Promise.all([server.jobs.drain(), server.jobs.drain()]);
  const options = { call: inject, password, office: 'petra', people, steps: 2, rounds: 2, settle };
  expect(await signers(options)).toMatchObject({ rounds: 2, signatures: 100, wrong: [] });
}, 180_000);

test('fifty calls for one signature make one', async () => {
  const paper = await plant(['ada']);
  const { client } = await signIn(server, 'ada');
  const { text } = (await client.get(`/documents/${paper.id}/consent?language=fr`)).body;
  const body = {
    signature: { how: 'typed', name: 'Ada' },
    consent: text,
    sha256: paper.sha256,
    timeZone: 'UTC',
  };
  const path = `/documents/${paper.id}/sign/${paper.signatories[0]}`;
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.post(path, body)));
  // A server under load may say that it is busy; it never says two things.
  const done = answers.filter(({ status }) => status !== 503);
  expect(new Set(done.map((one) => `${one.status} ${one.body.signatureId}`)).size).toBe(1);
  const kept = await server.inTenant('north', (db) => db.selectFrom('signature').selectAll().execute());
  expect(kept).toHaveLength(1);
});
