import { api, may, roleOf } from '@callboard/contract';
import type { LoginType, TokenPayload } from '@callboard/contract';
import { diskStore } from '#platform/files/file-store.ts';
import { routesOf } from '../../../routes.ts';
import { callerOf } from '../../../areas/account/session/session/caller.ts';
import { demoDay } from '../../testing/demo-template.ts';
import { noKeys } from '../../testing/keys.fixture.ts';
import { serverForTests } from '../../testing/server/test-server.ts';
import { demoPassword } from '../demo-tenants.ts';
import { seedDemo } from './seed-demo.ts';

// A busy machine takes its time.
jest.setTimeout(120_000);

let folder = '';
const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: (name) => diskStore((folder = name)),
  demo: demoDay,
});

beforeEach(() => server.setNow(demoDay));

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as TokenPayload;

async function signedIn(host: string, login: string) {
  const { status, body } = await server.client(host).post('/auth/token', { login, password: demoPassword });
  expect([login, status]).toEqual([login, 200]);
  const client = server.client(host, { authorization: `Bearer ${body.token}` });
  const rights = (await client.get('/userRights')).body;
  const mailboxRights = (await client.get('/mailboxUserRights')).body;
  const payload = payloadOf(body.token);
  const roles = payload.loginData.loginTypes.map(({ caption }) => roleOf[caption.toLowerCase() as LoginType]);
  return { client, payload, identity: { tokenType: payload.type as 'user', roles, rights, mailboxRights } };
}

test('all of it is there, and a second time changes nothing', async () => {
  await seedDemo(server.database, { files: diskStore(folder), keys: noKeys, now: demoDay });
  const counts = await Promise.all(
    ['nordlicht', 'redwave', 'canal'].map((tenant) =>
      server.inTenant(tenant, async (db) => {
        const count = async (table: 'person' | 'emailMessage') =>
          (
            await db
              .selectFrom(table)
              .select((of) => of.fn.countAll<number>().as('n'))
              .executeTakeFirstOrThrow()
          ).n;
        return [await count('person'), await count('emailMessage')];
      }),
    ),
  );
  expect(counts).toEqual([
    [240, 250],
    [40, 60],
    [5, 0],
  ]);
});

test('every login of the demo signs in and is who it should be', async () => {
  const types: Record<string, string[]> = {};
  const logins =
    'crew chief planner planner.new operations planning office accountant client client.basic everything nothing 4711 PC-7';
  for (const login of logins.split(' ')) {
    const { payload } = await signedIn('nordlicht.localhost', login);
    types[login] = [payload.type, ...payload.loginData.loginTypes.map(({ caption }) => caption)];
  }
  expect(types).toEqual({
    crew: ['user', 'Crew'],
    chief: ['user', 'Crew'],
    planner: ['user', 'Planners'],
    'planner.new': ['user', 'Planners'],
    operations: ['user', 'Operations'],
    planning: ['user', 'Planning'],
    office: ['user', 'Office'],
    accountant: ['user', 'Office'],
    client: ['user', 'Clients'],
    'client.basic': ['user', 'Clients'],
    everything: ['user', 'Crew', 'Office', 'Planners'],
    nothing: ['user', 'Crew'],
    4711: ['project'],
    'PC-7': ['pluscrew'],
  });
  const blocked = await server
    .client('localhost')
    .post('/auth/token', { login: 'expired', password: demoPassword });
  expect([blocked.status, blocked.body.code, blocked.body.params.email]).toEqual([
    403,
    'account_blocked',
    'office@nordlicht.example',
  ]);
});

test('the contract of the crew has its paper, and a change of it to sign', async () => {
  const crew = await signedIn('nordlicht.localhost', 'crew');
  const [contract] = (await crew.client.get('/staffContracts')).body.items;
  expect([contract.documents, contract.toSign]).toEqual([2, 1]);
});

test('the mailbox is for those who may, with every kind of mail', async () => {
  const office = await signedIn('nordlicht.localhost', 'office');
  const basic = await signedIn('nordlicht.localhost', 'client.basic');
  expect(may(api.mailbox.mailboxes.allow, office.identity)).toBe(true);
  expect((await basic.client.get('/mailboxes')).body).toMatchObject({
    code: 'forbidden',
    params: { missing: 'mailboxes' },
  });
  const boxes = (await office.client.get('/mailboxes')).body;
  expect(boxes.items.map(({ name }: { name: string }) => name)).toEqual(['Clients', 'Dispatch', 'Office']);
  const { items, total } = (await office.client.get('/emailMessages')).body;
  expect(total).toBe(250);
  expect(items[0].subject).toBe('Gate 3 is open from seven');
  expect(items[0].receivedAt < demoDay.toISOString()).toBe(true);
  const has = (what: (mail: (typeof items)[number]) => boolean) => items.some(what);
  expect(has(({ subject }) => subject === '')).toBe(true);
  expect(has(({ subject }) => subject.length > 200)).toBe(true);
  expect(has(({ cc }) => cc.length === 20)).toBe(true);
  expect(has(({ attachments }) => attachments === 3)).toBe(true);
  expect(items.filter(({ read }: { read: boolean }) => !read).length).toBeGreaterThan(10);
});

test('a tenant without the bundle has no mailbox, and another has an empty one', async () => {
  const canal = await signedIn('canal.localhost', 'office');
  expect((await canal.client.get('/mailboxes')).status).toBe(404);
  const client = await signedIn('redwave.localhost', 'client');
  expect((await client.client.get('/emailMessages')).body).toMatchObject({ items: [], total: 0 });
});

test('the links of the demo do what they promise', async () => {
  const client = server.client('localhost');
  expect((await client.get('/forgottenPassword/welcome-demo')).body).toMatchObject({
    kind: 'welcome',
    login: 'newcomer',
  });
  expect((await client.get('/forgottenPassword/reset-demo')).body).toMatchObject({
    kind: 'reset',
    login: 'forgetful',
  });
  for (const token of ['reset-used', 'reset-expired']) {
    expect((await client.get(`/forgottenPassword/${token}`)).body.code).toBe('link_used');
  }
  expect((await client.get('/emailMessages/unsubscribe/unsubscribe-demo')).body).toMatchObject({
    unsubscribed: false,
  });
});
