import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import { pictureForTests } from '../../../../tools/testing/picture.ts';
import { plantPerson } from '../../../../tools/testing/database/plant.db.ts';
import { readerSays } from '../../../../tools/testing/pdf-readers.ts';
import { quiet } from '../../../../tools/testing/test-database.ts';
import { documentsSweep } from '../send/documents.sweep.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';
import type { PlantedDocument, Signer } from '../../../../tools/testing/fixtures/documents.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'bea' });
      const email = 'gwen@x.example';
      await plantPerson(db, { id: 'gwen', firstName: 'Gwen', lastName: 'Llewellyn', email });
    });
  },
});
const timeZone = 'Europe/London';
const gwen = { login: 'gwen', personId: 'gwen', name: 'Gwen Llewellyn', email: 'gwen@x.example' };
const stranger = (name: string) => ({
  login: name,
  personId: null,
  contactNumber: `${name}@x.example`,
  name,
  email: `${name}@x.example`,
  language: 'nl',
});
const plant = (signers: Signer[], some: Parameters<typeof plantDocument>[3] = {}) =>
  server.inTenant('north', (db) => plantDocument(db, filesOf(server), signers, some));

const tokenIn = ({ text }: { text: string }) => /\/signing\/([\w-]{43})\n/.exec(text)?.[1] ?? '';
const mailsTo = (address: string) => server.mails.filter(({ to }) => to === address);

/** The office reminds, and whoever has no login is mailed a link. */
async function linkTo(paper: PlantedDocument, address: string): Promise<string> {
  await (await signIn(server, 'petra')).client.post(`/documents/${paper.id}/remind`, {});
  await server.jobs.drain();
  const mail = mailsTo(address).at(-1);
  if (!mail) throw new Error(`Nothing was mailed to ${address}.`);
  return tokenIn(mail);
}
const anybody = () => server.client();
async function bodyOf(token: string, more: object = {}) {
  const { consent, document } = (await anybody().get(`/signingLinks/${token}`)).body;
  const signature = { how: 'typed', name: 'Gwen Llewellyn' };
  return { signature, consent: consent.text, sha256: document.sha256, timeZone, ...more };
}
const sign = async (token: string, more: object = {}) =>
  anybody().post(`/signingLinks/${token}/sign`, await bodyOf(token, more));
const rows = (id: string) =>
  server.inTenant('north', async (db) => ({
    events: await db
      .selectFrom('documentEvent')
      .selectAll()
      .where('documentId', '=', id)
      .orderBy('position')
      .execute(),
    signatures: await db.selectFrom('signature').selectAll().execute(),
    links: await db.selectFrom('signingLink').selectAll().execute(),
  }));

test('signing one by one: when the turn comes, a mail brings a link; reading uses nothing up; signing works once', async () => {
  const paper = await plant([{ login: 'ada' }, { ...gwen, role: 'Witness' }]);
  const { client } = await signIn(server, 'ada');
  const facts = (await client.get(`/documents/${paper.id}/consent`)).body;
  const own = {
    signature: { how: 'typed', name: 'Ada' },
    consent: facts.text,
    sha256: paper.sha256,
    timeZone,
  };
  expect((await client.post(`/documents/${paper.id}/sign/${paper.signatories[0]}`, own)).status).toBe(200);
  await server.jobs.drain();
  const mails = mailsTo('gwen@x.example');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^North: please sign "Contract/);
  const token = tokenIn(mails[0] ?? { text: '' });
  expect(JSON.stringify(await rows(paper.id))).not.toContain(token);

  for (const _ of [1, 2]) {
    expect((await anybody().get(`/signingLinks/${token}?language=cy`)).body).toMatchObject({
      tenantName: 'North',
      document: { sha256: paper.sha256, pages: 1, sealed: false, status: { id: 'onGoing' } },
      signatory: { name: 'Gwen Llewellyn', role: 'Witness', step: 2, status: { id: 'readyToSign' } },
      waitingFor: [],
      consent: { language: 'cy' },
      may: { sign: true, decline: true },
    });
  }
  const file = await anybody().get(`/signingLinks/${token}/file`);
  expect([file.status, file.headers['content-type'], file.text.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  for (const how of ['opened', 'viewed', 'viewed']) {
    const read = { how, sha256: paper.sha256, timeZone };
    expect((await anybody().post(`/signingLinks/${token}/read`, read)).status).toBe(200);
  }
  const first = await sign(token, { rating: 5 });
  expect([first.status, first.body]).toMatchObject([200, { documentId: paper.id, isSigned: true }]);
  expect((await sign(token)).body).toEqual(first.body);
  const { events, signatures } = await rows(paper.id);
  const byLink = events.filter(({ authentication }) => authentication === 'link');
  expect(byLink.map(({ kind }) => kind)).toEqual(['opened', 'viewed', 'consented', 'signed']);
  expect(byLink[3]).toMatchObject({ actorId: 'gwen', actorRole: 'Witness', timeZone, step: 2 });
  expect(signatures.map((one) => one.authentication).toSorted()).toEqual(['link', 'password']);
  // The file is sealed, then mailed.
  for (const _ of [1, 2]) await server.jobs.drain();
  const last = mailsTo('gwen@x.example').at(-1);
  expect(last?.subject).toContain('is signed by everybody');
  const sealed = await anybody().get(`/signingLinks/${tokenIn(last ?? { text: '' })}/file`);
  const kept = await server.inTenant('north', (db) =>
    db.selectFrom('file').select('content').where('name', 'like', '%(signed)%').executeTakeFirstOrThrow(),
  );
  const bytes = Buffer.from((await filesOf(server).read(kept.content)) ?? []);
  expect(Number(sealed.headers['content-length'])).toBe(bytes.length);
  const text = readerSays('pdftotext', bytes, ['-layout'], ['-']).text;
  expect(text).toContain('link by email');
});

test('order, hash, sentence, paper and state are those of every signature', async () => {
  const paper = await plant([{ login: 'ada' }, stranger('iris')], { signatoriesOrder: 'parallel' });
  const token = await linkTo(paper, 'iris@x.example');
  expect(mailsTo('iris@x.example')[0]?.subject).toMatch(/^North: je handtekening/);
  expect((await anybody().get(`/signingLinks/${token}`)).body.consent.language).toBe('nl');
  const codes = async (more: object) => (await sign(token, more)).body.code;
  expect(await codes({ sha256: '0'.repeat(64) })).toBe('document_changed');
  expect(await codes({ consent: 'I agree to nothing.' })).toBe('invalid');
  expect(await codes({ timeZone: 'Moon/Base' })).toBe('invalid');
  expect(await codes({ signature: { how: 'saved' } })).toBe('invalid');
  const change = (set: object, table: 'document' | 'documentType' = 'document') =>
    server.inTenant('north', (db) =>
      db
        .updateTable(table)
        .set(set)
        .where('id', '=', table === 'document' ? paper.id : paper.typeId)
        .execute(),
    );
  await change({ signatoriesOrder: 'One by One' });
  const early = await sign(token);
  expect([early.status, early.body.code, early.body.params.waitingFor]).toEqual([
    409,
    'not_your_turn',
    "Zoë D'ada",
  ]);
  await change({ signatoriesOrder: 'parallel' });
  await change({ paperNeeded: true }, 'documentType');
  expect(await codes({})).toBe('paper_needed');
  expect((await anybody().get(`/signingLinks/${token}`)).body).toMatchObject({
    paper: { why: expect.any(String) },
    may: { sign: false },
  });
  await change({ paperNeeded: false }, 'documentType');
  await change({ expiresAt: new Date(Date.now() - 1000) });
  expect(await codes({})).toBe('wrong_state');
  expect((await rows(paper.id)).signatures).toEqual([]);
});

test('a drawn signature comes as a picture, and only as one', async () => {
  const paper = await plant([stranger('iris')]);
  const token = await linkTo(paper, 'iris@x.example');
  const drawn = (bytes: Uint8Array) => ({
    signature: { how: 'drawn', picture: Buffer.from(bytes).toString('base64') },
  });
  const text = await sign(token, drawn(Buffer.from('only words')));
  expect([text.status, text.body.code]).toEqual([415, 'unsupported_file']);
  expect((await sign(token, drawn(await pictureForTests(300, 100)))).body).toMatchObject({ isSigned: true });
  const { signatures, events } = await rows(paper.id);
  expect(signatures).toMatchObject([{ how: 'drawn', imageFileId: expect.any(String) }]);
  expect(events.at(-1)).toMatchObject({ actorId: null, actorEmail: 'iris@x.example', kind: 'signed' });
});

test('fifty at once by link and by login make one signature each', async () => {
  const paper = await plant([
    { ...gwen, step: 1 },
    { login: 'ada', step: 1 },
  ]);
  const token = await linkTo(paper, 'gwen@x.example');
  const body = await bodyOf(token);
  const { client } = await signIn(server, 'ada');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      at % 2 === 0
        ? anybody().post(`/signingLinks/${token}/sign`, body)
        : client.post(`/documents/${paper.id}/sign/${paper.signatories[1]}`, body),
    ),
  );
  const done = answers.filter(({ status }) => status !== 503);
  expect(new Set(done.map((one) => `${one.status} ${one.body.signatureId}`)).size).toBe(2);
  expect((await rows(paper.id)).signatures).toHaveLength(2);
});

test('a link declines too, with a reason that everybody else is told', async () => {
  const paper = await plant([stranger('iris'), { login: 'bea' }]);
  const token = await linkTo(paper, 'iris@x.example');
  const no = { reason: 'Not mine.', timeZone };
  expect((await anybody().post(`/signingLinks/${token}/decline`, { ...no, reason: ' ' })).status).toBe(422);
  for (const _ of [1, 2]) {
    const { body } = await anybody().post(`/signingLinks/${token}/decline`, no);
    expect(body).toEqual({ id: paper.id, status: 'declined' });
  }
  expect((await rows(paper.id)).events.at(-1)).toMatchObject({ kind: 'declined', authentication: 'link' });
  expect((await sign(token)).body.code).toBe('wrong_state');
  const notified = await server.inTenant('north', (db) =>
    db.selectFrom('notification').select(['personId', 'kind']).execute(),
  );
  expect(notified).toContainEqual({ personId: 'person-bea', kind: 'documentDeclined' });
});

test('a link is for one signatory and one tenant, ends by itself, and ends when the place is handed on', async () => {
  const paper = await plant([gwen, stranger('iris')], { signatoriesOrder: 'parallel' });
  const token = await linkTo(paper, 'gwen@x.example');
  const of = async (one: string, client = anybody()) => (await client.get(`/signingLinks/${one}`)).status;
  expect(await of(token)).toBe(200);
  expect(await of(token, server.client('south.test'))).toBe(410);
  expect(await of(`${token.slice(0, -1)}_`)).toBe(410);
  const other = tokenIn(mailsTo('iris@x.example')[0] ?? { text: '' });
  expect((await anybody().get(`/signingLinks/${other}`)).body.signatory.name).toBe('iris');
  expect((await sign(other)).body).toMatchObject({ signatoryId: paper.signatories[1], isSigned: false });
  const { ada } = { ada: (await signIn(server, 'ada')).client };
  await server.inTenant('north', (db) =>
    db.updateTable('signatory').set({ personId: 'person-ada' }).where('personId', '=', 'gwen').execute(),
  );
  await server.inTenant('north', (db) =>
    db.updateTable('documentType').set({ delegation: 'people' }).execute(),
  );
  const to = { to: 'person', personId: 'person-bea', timeZone };
  expect((await ada.post(`/documents/${paper.id}/delegate/${paper.signatories[0]}`, to)).status).toBe(200);
  expect(await of(token)).toBe(410);
  server.setNow(new Date(Date.now() + 15 * 86_400_000));
  expect(await of(other)).toBe(410);
});

test('the round reminds by a new link to where the first one led', async () => {
  const paper = await plant([gwen], { createdAt: new Date('2026-11-01T08:00:00Z') });
  server.setNow(new Date('2026-11-01T09:00:00Z'));
  await linkTo(paper, 'gwen@x.example');
  server.setNow(new Date('2026-11-05T09:00:00Z'));
  const now = new Date('2026-11-05T09:00:00Z');
  await server.inTenant('north', (db) => {
    const jobs = server.jobs.within(db, 'north');
    return documentsSweep.work({ db, tenantId: 'north', now, jobs, files: filesOf(server), log: quiet });
  });
  await server.jobs.drain();
  const mails = mailsTo('gwen@x.example');
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('http://north.test/signing/');
  expect((await anybody().get(`/signingLinks/${tokenIn(mails[1] ?? { text: '' })}`)).status).toBe(200);
});

test('who was asked by a link hears that the document is void, and why; who was not asked does not', async () => {
  const one = { ...stranger('wim'), step: 1 };
  const later = { ...stranger('jan'), step: 2 };
  const paper = await plant([one, later]);
  await linkTo(paper, 'wim@x.example');
  const { client } = await signIn(server, 'petra');
  const voided = await client.post(`/documents/${paper.id}/void`, { reason: 'Two of the days were wrong.' });
  expect(voided.body.status).toBe('void');
  await server.jobs.drain();
  const [asked, voidMail, ...more] = mailsTo('wim@x.example');
  expect([asked?.subject, more]).toEqual([expect.any(String), []]);
  expect(voidMail?.subject).toContain('ongeldig verklaard');
  expect(voidMail?.text).toContain('Two of the days were wrong.');
  expect(voidMail?.text).not.toContain('in jouw naam');
  const shown = await anybody().get(`/signingLinks/${tokenIn(voidMail ?? { text: '' })}`);
  expect(shown.body).toMatchObject({ document: { status: { id: 'void' } } });
  expect(mailsTo('jan@x.example')).toEqual([]);
});

test('a person without a login hears by the link alone that a document is void', async () => {
  const paper = await plant([gwen, { login: 'ada' }], { signatoriesOrder: 'parallel' });
  const { client } = await signIn(server, 'petra');
  await client.post(`/documents/${paper.id}/void`, { reason: 'Two of the days were wrong.' });
  await server.jobs.drain();
  expect(mailsTo('gwen@x.example')).toHaveLength(1);
  const notified = await server.inTenant('north', (db) =>
    db.selectFrom('notification').select('personId').where('kind', '=', 'documentVoided').execute(),
  );
  expect(notified).toEqual([{ personId: 'person-ada' }]);
});
