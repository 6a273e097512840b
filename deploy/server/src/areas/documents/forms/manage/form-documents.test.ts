import { addLogin, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { north } from '../../../../tools/testing/server/tenants.ts';
import { smallPdf } from '../../../../tools/demo/small-pdf.ts';
import { plantForm } from '../../../../tools/testing/fixtures/form.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant(north.id, async (db) => {
      await addLogin(db, { login: 'mira' });
      await addLogin(db, { login: 'pia', types: ['planners'] });
      await db.insertInto('documentType').values({ id: 'rules', caption: 'Rules' }).execute();
      await plantForm(db, { id: 'gear', name: 'Gear' }, [], ['person-ada']);
      await plantForm(db, { id: 'fire', name: 'Fire drill', kind: 'training' }, []);
      await plantForm(db, { id: 'site', name: 'Site check', kind: 'securityCheck' }, []);
      await plantForm(db, { id: 'old', name: 'Old form', active: false }, []);
    });
  },
});

async function uploaded({ client }: SignedIn, bytes: Uint8Array = smallPdf('Rules', ['Read me.'])) {
  const { body } = await client.call('POST', '/uploads?name=rules.pdf', {
    body: Buffer.from(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  });
  return String(body.id);
}
const add = async (who: SignedIn, name = 'House rules', more: object = {}) =>
  who.client.post('/forms/gear/documents', {
    name,
    typeId: 'rules',
    uploadId: await uploaded(who),
    ...more,
  });
const read = async ({ client }: SignedIn) => (await client.get('/forms/gear/documents')).body.items;
const namesOf = async (who: SignedIn) => (await read(who)).map(({ name }: { name: string }) => name);
const noted = () =>
  server.inTenant(north.id, (db) =>
    db
      .selectFrom('activity')
      .select(['caption', 'body'])
      .where('subjectKind', '=', 'form')
      .orderBy('id')
      .execute(),
  );

test('what the office attaches is read by whoever has the form, in the order of attaching', async () => {
  const petra = await signIn(server, 'petra');
  const ada = await signIn(server, 'ada');
  expect((await ada.client.get('/forms/perform/gear')).body.documents).toBe(0);
  for (const name of ['Zones', 'Alarm']) expect((await add(petra, name)).status).toBe(200);
  expect(await read(ada)).toMatchObject([
    { name: 'Zones', type: 'Rules', pages: 1, size: expect.any(Number) },
    { name: 'Alarm', number: expect.stringMatching(/^D-/) },
  ]);
  expect((await ada.client.get('/forms/perform/gear')).body.documents).toBe(2);
  const [{ url }] = await read(ada);
  const file = await server.client().get(url.replace('/api/v1', ''), { headers: { cookie: ada.cookie } });
  expect(file.status).toBe(200);
  const mira = await signIn(server, 'mira');
  expect((await mira.client.get('/forms/gear/documents')).status).toBe(404);
});

test('only the office attaches and takes off, and sees all forms', async () => {
  const petra = await signIn(server, 'petra');
  const { body } = await add(petra);
  for (const login of ['ada', 'pia']) {
    const who = await signIn(server, login);
    expect((await add(who)).status).toBe(403);
    const at = `/forms/gear/documents/${body.id}`;
    expect((await who.client.post(at, {})).status).toBe(403);
    expect((await who.client.call('DELETE', at, {})).status).toBe(403);
    expect((await who.client.get('/forms/managed')).status).toBe(403);
  }
  expect(await namesOf(petra)).toEqual(['House rules']);
});

test('forms and trainings in use are listed by name, with how many documents each has', async () => {
  const petra = await signIn(server, 'petra');
  await add(petra);
  expect((await petra.client.get('/forms/managed')).body).toMatchObject({
    total: 2,
    items: [
      { id: 'fire', kind: 'training', name: 'Fire drill', documents: 0 },
      { id: 'gear', kind: 'form', name: 'Gear', documents: 1 },
    ],
  });
  expect((await petra.client.get('/forms/managed?q=drill&limit=1')).body.total).toBe(1);
});

test('taken off it is gone for its readers and stays a document; taking off twice is once; Undo attaches it', async () => {
  const petra = await signIn(server, 'petra');
  const { id } = (await add(petra)).body;
  const at = `/forms/gear/documents/${id}`;
  for (const _ of [1, 2]) expect((await petra.client.call('DELETE', at, {})).status).toBeLessThan(300);
  expect(await namesOf(petra)).toEqual([]);
  expect((await petra.client.get(`/documents/${id}`)).body.name).toBe('House rules');
  for (const _ of [1, 2]) expect((await petra.client.post(at, {})).body).toMatchObject({ id });
  expect(await namesOf(petra)).toEqual(['House rules']);
  expect(await noted()).toEqual(
    ['formDocumentAdded', 'formDocumentRemoved', 'formDocumentAdded'].map((caption) => ({
      caption,
      body: 'Gear: House rules',
    })),
  );
});

test.each([
  ['somebody’s own', { ownerId: 'person-ada', status: 'information' }],
  ['one that is to be signed', { status: 'readyToSign' }],
  ['a void one', { status: 'void' }],
  ['one that is held back', { status: 'information', withheld: true }],
] as const)('%s is not shown to all who have the form', async (_, facts) => {
  const own = { number: 'D-1', name: 'Contract', typeId: 'rules', createdAt: new Date(0) };
  await server.inTenant(north.id, (db) =>
    db
      .insertInto('document')
      .values({ id: 'doc', ...own, ...facts })
      .execute(),
  );
  const petra = await signIn(server, 'petra');
  const answer = await petra.client.post('/forms/gear/documents/doc', {});
  expect([answer.status, answer.body.code]).toEqual([409, 'wrong_state']);
  expect(await namesOf(petra)).toEqual([]);
});

test('a form, a kind and a file that are not there are refused, and nothing is kept', async () => {
  const petra = await signIn(server, 'petra');
  const elsewhere = { name: 'Rules', typeId: 'rules', uploadId: await uploaded(petra) };
  expect((await petra.client.post('/forms/nothing/documents', elsewhere)).status).toBe(404);
  expect((await add(petra, 'Rules', { typeId: 'nothing' })).body.fields).toMatchObject([{ path: 'typeId' }]);
  const broken = await uploaded(petra, Buffer.from('%PDF-1.4 nothing'));
  expect((await add(petra, 'Rules', { uploadId: broken })).body.code).toBe('unsupported_file');
  expect(await read(petra)).toEqual([]);
});

test('a newer file in its place is what is read', async () => {
  const petra = await signIn(server, 'petra');
  const { id } = (await add(petra)).body;
  const body = { uploadId: await uploaded(petra) };
  const next = (await petra.client.post(`/documents/${id}/replace`, body)).body.id;
  expect((await read(petra)).map((one: { id: string }) => one.id)).toEqual([next]);
});
