import { filesOf, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';

const links: unknown[] = [];
const late = () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('the database is held'), 3_000).unref());

/** A mail server that is slow enough for somebody to look into the database meanwhile. */
const server = serverWithPeople({
  deliver: async () => {
    const look = server.inTenant('north', async (db) => ({
      signing: (await db.selectFrom('signingLink').selectAll().execute()).length,
      password: (await db.selectFrom('passwordLink').selectAll().execute()).length,
    }));
    links.push(await Promise.race([look, late()]));
  },
});
beforeEach(() => void (links.length = 0));

test('a link to sign stands in the database, which is free, when its mail goes out', async () => {
  const email = 'gwen@x.example';
  const gwen = { login: 'gwen', personId: null, contactNumber: email, name: 'Gwen Llewellyn', email };
  const paper = await server.inTenant('north', (db) => plantDocument(db, filesOf(server), [gwen]));
  await (await signIn(server, 'petra')).client.post(`/documents/${paper.id}/remind`, {});
  expect(server.mails).toEqual([]);
  await server.jobs.drain();
  expect(server.mails).toEqual([expect.objectContaining({ to: email })]);
  expect(links).toEqual([{ signing: 1, password: 0 }]);
}, 30_000);

test('a link for a forgotten password stands in the database, which is free, when its mail goes out', async () => {
  await server.client().post('/forgottenPassword', { login: 'ada' });
  await server.jobs.drain();
  expect(links).toEqual([{ signing: 0, password: 1 }]);
}, 30_000);
