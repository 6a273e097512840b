import { documentsSweep } from '../send/documents.sweep.ts';
import { consentText } from '../sign/consent-text.ts';
import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';
import type { PlantedDocument, Signer } from '../../../../tools/testing/fixtures/documents.fixture.ts';
import { runSweep } from '../../../../tools/testing/server/run-sweep.driver.ts';

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      for (const login of ['bea', 'cem']) await addLogin(db, { login, types: ['crew'] });
    }),
});

const plant = (signers: Signer[], some: Parameters<typeof plantDocument>[3] = {}) =>
  server.inTenant('north', (db) => plantDocument(db, filesOf(server), signers, some));
const plantAtOnce = (some: Parameters<typeof plantDocument>[3] = {}) =>
  plant(
    ['ada', 'bea', 'cem'].map((login) => ({ login, step: 1 })),
    { signatoriesOrder: 'parallel', ...some },
  );
const onePlaceEach = () => plant([{ login: 'ada' }, { login: 'bea' }, { login: 'cem' }]);

async function edit(paper: PlantedDocument, body: object, { login = 'petra', version = 1 } = {}) {
  const { client } = await signIn(server, login);
  return client.post(`/documents/${paper.id}`, body, { headers: { 'if-match': `"${version}"` } });
}

async function sign(login: string, paper: PlantedDocument, at: number) {
  const { name, number } = await server.inTenant('north', (db) =>
    db.selectFrom('document').select(['name', 'number']).where('id', '=', paper.id).executeTakeFirstOrThrow(),
  );
  return (await signIn(server, login)).client.post(`/documents/${paper.id}/sign/${paper.signatories[at]}`, {
    signature: { how: 'typed', name: 'Zoë' },
    consent: consentText('en', { name, number, tenantName: 'North' }),
    sha256: paper.sha256,
    timeZone: 'Europe/Vienna',
  });
}

type Line = { name: string; step: number; turn: boolean; status: { id: string } };
async function lines(paper: PlantedDocument): Promise<string[]> {
  const { body } = await (await signIn(server, 'petra')).client.get(`/documents/${paper.id}`);
  return body.signatories.map(
    ({ name, step, turn, status }: Line) =>
      `${step} ${name.replace("Zoë D'", '')}${turn ? ' next' : ''}${status.id === 'signed' ? ' signed' : ''}`,
  );
}
const asked = async () =>
  (
    await server.inTenant('north', (db) =>
      db
        .selectFrom('notification')
        .select('personId')
        .where('kind', '=', 'documentToSign')
        .orderBy('personId')
        .execute(),
    )
  ).map((one) => one.personId);
const onHome = async (login: string, { id }: PlantedDocument) =>
  JSON.stringify((await (await signIn(server, login)).client.get('/home')).body.needsYou).includes(`"${id}"`);

test('from all at once to one by one: who signed stays, the open places come after it as wanted', async () => {
  const paper = await plantAtOnce();
  const [, bea, cem] = paper.signatories;
  expect((await sign('ada', paper, 0)).status).toBe(200);
  expect(await Promise.all(['bea', 'cem'].map((login) => onHome(login, paper)))).toEqual([true, true]);
  const body = { signatoriesOrder: 'one by one', signatoriesIds: [cem, bea] };
  expect((await edit(paper, body, { version: 2 })).body).toMatchObject({ version: 3, status: 'onGoing' });
  expect(await lines(paper)).toEqual(['1 ada signed', '2 cem next', '3 bea']);
  // Cem was asked before; of Bea nobody wants anything now.
  expect(await asked()).toEqual([]);
  expect(await Promise.all(['bea', 'cem'].map((login) => onHome(login, paper)))).toEqual([false, true]);
  expect((await sign('bea', paper, 1)).body.code).toBe('not_your_turn');
  await sign('cem', paper, 2);
  expect(await asked()).toEqual(['person-bea']);
});

test('without a wish the open places stand as they stood', async () => {
  const paper = await plantAtOnce();
  await edit(paper, { signatoriesOrder: 'one by one' });
  expect(await lines(paper)).toEqual(['1 ada next', '2 bea', '3 cem']);
  await edit(paper, { signatoriesOrder: 'one by one', name: 'Another name' }, { version: 2 });
  expect(await lines(paper)).toEqual(['1 ada next', '2 bea', '3 cem']);
});

test('from one by one to all at once: the others are asked now, and waited for from now', async () => {
  const paper = await plant([{ login: 'ada' }, { login: 'bea' }], {
    createdAt: new Date('2020-01-01T08:00:00Z'),
  });
  expect((await edit(paper, { signatoriesOrder: 'parallel' })).status).toBe(200);
  expect(await lines(paper)).toEqual(['1 ada next', '2 bea next']);
  expect(await asked()).toEqual(['person-bea']);
  const { body } = await (await signIn(server, 'petra')).client.get(`/documents/${paper.id}/events`);
  expect([body.whole, body.items.at(-1)]).toMatchObject([
    true,
    { kind: 'edited', details: { changed: ['signatoriesOrder'], asked: [paper.signatories[1]] } },
  ]);
  await runSweep(server, documentsSweep, new Date(Date.parse(body.items.at(-1).at) + 60_000));
  const reminded = await server.inTenant('north', (db) =>
    db
      .selectFrom('signatory')
      .select('personId')
      .where('documentId', '=', paper.id)
      .where('remindedDays', '>', 0)
      .execute(),
  );
  expect(reminded).toEqual([{ personId: 'person-ada' }]);
});

test('another one is first: that one is asked, the one before waits', async () => {
  const paper = await onePlaceEach();
  const [ada, bea, cem] = paper.signatories;
  await edit(paper, { signatoriesIds: [cem, ada, bea] });
  expect(await lines(paper)).toEqual(['1 cem next', '2 ada', '3 bea']);
  expect(await asked()).toEqual(['person-cem']);
});

test('the two places of one person change places', async () => {
  const paper = await plant([
    { login: 'ada', role: 'First' },
    { login: 'ada', role: 'Second' },
  ]);
  const { status } = await edit(paper, { signatoriesIds: paper.signatories.toReversed() });
  const { body } = await (await signIn(server, 'petra')).client.get(`/documents/${paper.id}`);
  expect([status, body.signatories.map(({ role }: { role: string }) => role)]).toEqual([
    200,
    ['Second', 'First'],
  ]);
});

test('an order is of all who are open, and of nobody else', async () => {
  const paper = await onePlaceEach();
  const [ada, bea, cem] = paper.signatories;
  await sign('ada', paper, 0);
  for (const signatoriesIds of [[ada, bea, cem], [bea], [bea, bea], [bea, 'nobody']]) {
    const answer = await edit(paper, { signatoriesIds }, { version: 2 });
    expect([answer.status, answer.body.fields?.[0]]).toMatchObject([
      422,
      { path: 'signatoriesIds', code: 'bad_choice' },
    ]);
  }
  expect(await lines(paper)).toEqual(['1 ada signed', '2 bea next', '3 cem']);
});

test('the order is the office’s, of the version that it saw, while somebody can sign', async () => {
  const paper = await onePlaceEach();
  const parallel = { signatoriesOrder: 'parallel' };
  expect((await edit(paper, parallel, { login: 'ada' })).body.code).toBe('forbidden');
  await sign('ada', paper, 0);
  expect((await edit(paper, parallel)).body.code).toBe('conflict');
  // What was signed keeps the name by which it was signed.
  expect((await edit(paper, { name: 'New name' }, { version: 2 })).body.code).toBe('wrong_state');
  const voided = await plantAtOnce({ status: 'void' });
  expect((await edit(voided, { signatoriesOrder: 'one by one' })).body.code).toBe('wrong_state');
  const signed = await plant([{ login: 'ada' }]);
  await sign('ada', signed, 0);
  expect((await edit(signed, parallel, { version: 2 })).body.code).toBe('wrong_state');
  expect(await asked()).toEqual(['person-bea']);
});
