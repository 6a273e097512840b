import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantPerson } from '../../../../tools/testing/database/plant.db.ts';
import { readerSays } from '../../../../tools/testing/pdf-readers.ts';
import { consentText } from './consent-text.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';
import type { PlantedDocument, Signer } from '../../../../tools/testing/fixtures/documents.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      for (const login of ['bea', 'cem']) await addLogin(db, { login });
      await plantPerson(db, {
        id: 'gwen',
        firstName: 'Gwenllian',
        lastName: 'Llewellyn',
        email: 'gwen@x.example',
      });
      await plantPerson(db, { id: 'left', firstName: 'Gwenda', lastName: 'Gone', active: false });
    });
  },
});

type Delegation = 'none' | 'people' | 'anybody';
const plant = (signers: Signer[], delegation: Delegation = 'people', more: object = {}) =>
  server.inTenant('north', (db) =>
    plantDocument(db, filesOf(server), signers, { type: { delegation }, ...more }),
  );
const timeZone = 'Europe/Vienna';
const pathOf = (paper: PlantedDocument, at = 0) => `/documents/${paper.id}/delegate/${paper.signatories[at]}`;
const toPerson = (personId: string) => ({ to: 'person', personId, timeZone, reason: 'On holiday.' });
const toMail = (email: string) => ({ to: 'mail', name: 'Iris Stranger', email, timeZone });

async function bodyOf(paper: PlantedDocument) {
  const facts = await server.inTenant('north', (db) =>
    db.selectFrom('document').select(['name', 'number']).where('id', '=', paper.id).executeTakeFirstOrThrow(),
  );
  return {
    signature: { how: 'typed', name: 'Zoë' },
    consent: consentText('en', { ...facts, tenantName: 'North' }),
    sha256: paper.sha256,
    timeZone,
  };
}
const eventsOf = (id: string) =>
  server.inTenant('north', (db) =>
    db.selectFrom('documentEvent').selectAll().where('documentId', '=', id).orderBy('position').execute(),
  );

test('a signatory hands the signature on: the place stays, both are told, the new one signs', async () => {
  const paper = await plant([{ login: 'ada' }, { login: 'bea' }]);
  const [ada, bea, cem] = await Promise.all(['ada', 'bea', 'cem'].map((login) => signIn(server, login)));
  const before = (await bea!.client.get(`/documents/${paper.id}`)).body;
  expect([before.delegation, before.may.delegate]).toEqual(['people', true]);
  const answer = await bea!.client.post(pathOf(paper, 1), toPerson('person-cem'));
  expect(answer.body).toMatchObject({ status: 'readyToSign', name: "Zoë D'cem", byLink: false, version: 2 });
  const notified = await server.inTenant('north', (db) =>
    db.selectFrom('notification').select(['personId', 'kind', 'params']).orderBy('personId').execute(),
  );
  const params = { name: expect.any(String), who: "Zoë D'bea", to: "Zoë D'cem" };
  expect(notified).toMatchObject([
    { personId: 'person-bea', kind: 'documentDelegated', params },
    { personId: 'person-cem', kind: 'documentDelegated', params },
  ]);
  expect((await bea!.client.get('/documentsToSign')).body.items).toEqual([]);
  const seen = (await bea!.client.get(`/documents/${paper.id}`)).body;
  expect(seen.may).toMatchObject({ sign: false, decline: false, delegate: false });
  expect(seen.signatories[1]).toMatchObject({
    person: { id: 'person-cem' },
    step: 2,
    waitingFor: ["Zoë D'ada"],
    delegatedBy: { name: "Zoë D'bea" },
  });
  const sign = async (who: typeof ada, at: number) =>
    who!.client.post(`/documents/${paper.id}/sign/${paper.signatories[at]}`, await bodyOf(paper));
  expect((await sign(cem, 1)).body.code).toBe('not_your_turn');
  expect((await sign(bea, 1)).status).toBe(404);
  expect((await sign(ada, 0)).status).toBe(200);
  expect((await sign(cem, 1)).body).toMatchObject({ isSigned: true });
  const events = await eventsOf(paper.id);
  expect(events[0]).toMatchObject({
    kind: 'delegated',
    actorId: 'person-bea',
    authentication: 'password',
    step: 2,
    details: { toId: 'person-cem', toName: "Zoë D'cem", reason: 'On holiday.' },
  });
  await server.jobs.drain();
  const { content } = await server.inTenant('north', (db) =>
    db.selectFrom('file').select('content').where('name', 'like', '%(signed)%').executeTakeFirstOrThrow(),
  );
  const bytes = Buffer.from((await filesOf(server).read(content)) ?? []);
  const text = readerSays('pdftotext', bytes, ['-layout'], ['-']).text;
  for (const part of ['Handed on by', "Zoë D'bea,", 'handed on:']) {
    expect(text).toContain(part);
  }
});

test.each([
  ['where the type lets nobody', 'none', {}, toPerson('person-bea'), 403],
  ['to an address where the type lets people only', 'people', {}, toMail('iris@x.example'), 403],
  ['to oneself', 'people', {}, toPerson('person-ada'), 422],
  ['to somebody who has left', 'people', {}, toPerson('left'), 422],
  ['to nobody that there is', 'people', {}, toPerson('nobody'), 422],
  ['to the address of another signatory', 'anybody', {}, toMail('CEM@people.example'), 422],
  ['to what is no address', 'anybody', {}, toMail('iris'), 422],
  ['when it is void', 'people', { status: 'void' }, toPerson('person-bea'), 409],
] as const)('it is not handed on %s', async (_, delegation, more, body, status) => {
  const paper = await plant([{ login: 'ada' }, { login: 'cem' }], delegation, more);
  const { client } = await signIn(server, 'ada');
  expect((await client.post(pathOf(paper), body)).status).toBe(status);
  expect(await eventsOf(paper.id)).toEqual([]);
});

test('a signature is handed on once, by its own signatory, before signing, and sent twice it counts once', async () => {
  const paper = await plant([{ login: 'ada' }]);
  const [ada, bea] = await Promise.all(['ada', 'bea'].map((login) => signIn(server, login)));
  expect((await bea!.client.post(pathOf(paper), toPerson('person-cem'))).status).toBe(404);
  const headers = { 'idempotency-key': 'hand-on-once-1' };
  const once = () => ada!.client.call('POST', pathOf(paper), { body: toPerson('person-bea'), headers });
  expect([(await once()).status, (await once()).status]).toEqual([200, 200]);
  expect((await bea!.client.post(pathOf(paper), toPerson('person-cem'))).body.code).toBe('wrong_state');
  expect(await eventsOf(paper.id)).toHaveLength(1);
  const signed = await plant([{ login: 'ada' }, { login: 'bea' }]);
  await ada!.client.post(`/documents/${signed.id}/sign/${signed.signatories[0]}`, await bodyOf(signed));
  expect((await ada!.client.post(pathOf(signed), toPerson('person-cem'))).body.code).toBe('wrong_state');
});

test('whom it can be handed on to is found by name, by who may do so', async () => {
  const paper = await plant([{ login: 'ada' }, { login: 'bea' }]);
  const ask = async (login: string, q: string) =>
    (await signIn(server, login)).client.get(`/documents/${paper.id}/delegates?q=${q}`);
  expect((await ask('ada', 'gwen')).body).toMatchObject({
    total: 1,
    items: [{ id: 'gwen', name: 'Gwenllian Llewellyn' }],
  });
  expect((await ask('ada', "d'bea")).body.total).toBe(0);
  expect((await ask('petra', 'gwen')).body.total).toBe(0);
  expect((await ask('cem', 'gwen')).status).toBe(404);
  expect((await ask('ada', 'g')).status).toBe(422);
});

test('whoever takes over without a login gets a link by email; replaced, the place is again of whom it was', async () => {
  const paper = await plant([{ login: 'ada' }], 'anybody');
  const { client } = await signIn(server, 'ada');
  const body = { ...toMail('iris@x.example'), language: 'fr' };
  expect((await client.post(pathOf(paper), body)).body).toMatchObject({
    byLink: true,
    name: 'Iris Stranger',
  });
  const shown = (await client.get(`/documents/${paper.id}`)).body.signatories[0];
  expect(shown).toMatchObject({ person: null, name: 'Iris Stranger', contact: { number: '' } });
  await server.jobs.drain();
  const mail = server.mails.find(({ to }) => to === 'iris@x.example');
  expect(mail?.subject).toMatch(/^North : Zoë D'ada vous demande de signer/);
  expect(mail?.text).toMatch(/\nhttp:\/\/north\.test\/signing\/[\w-]{43}\n/);
  const petra = await signIn(server, 'petra');
  const sent = await server.app.inject({
    method: 'POST',
    url: '/api/v1/uploads?name=new.pdf',
    headers: {
      host: 'north.test',
      authorization: `Bearer ${petra.token}`,
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from((await filesOf(server).read(paper.sha256)) ?? []),
  });
  const { id } = (await petra.client.post(`/documents/${paper.id}/replace`, { uploadId: sent.json().id }))
    .body;
  const again = (await client.get(`/documents/${id}`)).body;
  expect(again.signatories).toMatchObject([{ person: { id: 'person-ada' }, delegatedBy: null }]);
});
