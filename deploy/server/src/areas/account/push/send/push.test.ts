import webPush from 'web-push';
import { notify } from '../../notifications/notify.db.ts';
import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import {
  browserForTests,
  startPushService,
  vapidOf,
} from '../../../../tools/testing/server/push-service.driver.ts';

const server = serverWithPeople();
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
beforeEach(() => void (service.received.length = 0));
afterAll(() => service.stop());

const subscribe = async (path: string, browser = browserForTests(), login = 'ada') => {
  const { client } = await signIn(server, login);
  const answer = await client.post('/setPushNotificationSubscription', {
    endpoint: service.address(path),
    keys: browser.keys,
    device: 'Phone',
  });
  return { client, browser, answer };
};

const tellAda = () =>
  server.inTenant('north', (db) =>
    notify(
      { db, jobs: server.jobs.within(db, 'north'), at: new Date() },
      {
        people: ['person-ada'],
        kind: 'jobRequested',
        params: { project: 'Opera', day: '2026-11-21', projectId: 'hidden' },
        subject: { kind: 'job', id: 'job-1' },
      },
    ),
  );
/** Once for the push messages, once for the mails that follow from them. */
const work = async () => (await server.jobs.drain()) + (await server.jobs.drain());
const notified = () => server.inTenant('north', (db) => db.selectFrom('notification').selectAll().execute());
const subscriptions = () =>
  server.inTenant('north', (db) => db.selectFrom('pushSubscription').selectAll().execute());

test('a subscribed browser gets a message that it alone can read, signed with the key of the tenant', async () => {
  const { client, browser, answer } = await subscribe('/ada');
  expect(answer.body).toMatchObject({ device: 'Phone', current: true, lastUsedAt: null });
  const { publicKey } = (await client.get('/pushPublicKey')).body;
  expect((await client.get('/pushPublicKey')).body).toEqual({ publicKey });
  await tellAda();
  await work();
  expect(service.received).toHaveLength(1);
  const [{ headers, body }] = service.received as [(typeof service.received)[0]];
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
  expect(vapidOf(headers)).toMatchObject({
    key: publicKey,
    aud: service.address(''),
    sub: 'mailto:office@north.example',
  });
  const [notification] = await notified();
  // Ada reads Welsh, and the tenant lets her.
  expect(JSON.parse(browser.read(body))).toEqual({
    id: notification?.id,
    kind: 'jobRequested',
    title: 'Cais swydd newydd',
    body: expect.stringMatching(/^Cadarnhewch neu gwrthodwch y cais\.\nOpera · 21 .+ 2026$/),
    action: 'Agor',
    actions: [
      { action: 'confirm', title: 'Cadarnhau' },
      { action: 'refuse', title: 'Gwrthod' },
    ],
    subject: { kind: 'job', id: 'job-1' },
    answer: null,
  });
  expect(body.toString()).not.toContain('Opera');
  expect(server.mails).toEqual([]);
  expect((await client.get('/pushSubscriptions')).body.items[0].lastUsedAt).not.toBeNull();
});

test('the same job twice tells once', async () => {
  await subscribe('/ada');
  await tellAda();
  await work();
  const [notification] = await notified();
  await server.inTenant('north', (db) =>
    server.jobs.within(db, 'north').send('push', { notifications: [notification?.id] }),
  );
  await work();
  expect(service.received).toHaveLength(1);
  expect(notification?.pushedAt).not.toBeNull();
});

test('without a device a mail tells it, once', async () => {
  await tellAda();
  await work();
  const [notification] = await notified();
  await server.inTenant('north', (db) =>
    server.jobs.within(db, 'north').send('push', { notifications: [notification?.id] }),
  );
  await work();
  expect(server.mails).toEqual([
    expect.objectContaining({
      to: 'ada@people.example',
      subject: 'Cais swydd newydd',
      text: expect.stringContaining('Opera'),
    }),
  ]);
});

test('what was read meanwhile is told no more', async () => {
  await tellAda();
  const { client } = await signIn(server, 'ada');
  await client.post('/notifications/read');
  await work();
  expect(server.mails).toEqual([]);
});

test.each(['/404', '/410'])(
  'a browser that answers %s is forgotten, and a mail tells instead',
  async (path) => {
    await subscribe(path);
    await tellAda();
    await work();
    expect(await subscriptions()).toEqual([]);
    expect(server.mails).toHaveLength(1);
  },
);

test.each(['/302', '/500', '/413'])(
  'after %s the device stays, nothing is followed, and a mail tells instead',
  async (path) => {
    await subscribe(path);
    await tellAda();
    await work();
    expect(service.received.map((one) => one.path)).toEqual([path]);
    expect(await subscriptions()).toHaveLength(1);
    expect(server.mails).toHaveLength(1);
  },
);

test('one device that works is enough; every device is tried', async () => {
  await subscribe('/500/a');
  await subscribe('/201/b');
  await tellAda();
  await work();
  expect(service.received.map((one) => one.path).sort()).toEqual(['/201/b', '/500/a']);
  expect(server.mails).toEqual([]);
});

test('after signing out the device hears nothing', async () => {
  const { client } = await subscribe('/ada');
  expect((await client.post('/auth/logout')).status).toBeLessThan(300);
  await tellAda();
  await work();
  expect(service.received).toEqual([]);
});

test('subscribing again renews, and unsubscribing can be said twice', async () => {
  await subscribe('/ada');
  const { client, answer } = await subscribe('/ada');
  expect(await subscriptions()).toHaveLength(1);
  const stop = () =>
    client.post('/deletePushNotificationSubscription', { endpoint: service.address('/ada') });
  expect((await stop()).status).toBe(204);
  expect((await stop()).status).toBe(204);
  expect(await subscriptions()).toEqual([]);
  expect(answer.body.id).toBeTruthy();
});

test('a person has twenty devices at most: the oldest is told no more', async () => {
  const { client, browser } = await subscribe('/0');
  for (let at = 1; at <= 20; at += 1) {
    server.setNow(new Date(Date.now() + at * 1000));
    const endpoint = service.address(`/${at}`);
    await client.post('/setPushNotificationSubscription', { endpoint, keys: browser.keys, device: 'Phone' });
  }
  const kept = (await subscriptions()).map(({ endpoint }) => endpoint);
  expect(kept).toHaveLength(20);
  expect(kept).not.toContain(service.address('/0'));
  expect(kept).toContain(service.address('/20'));
});

test("nobody unsubscribes another person's device", async () => {
  const { answer } = await subscribe('/ada');
  const { client } = await signIn(server, 'petra');
  await client.post('/deletePushNotificationSubscription', { id: answer.body.id });
  expect(await subscriptions()).toHaveLength(1);
  expect((await client.get('/pushSubscriptions')).body.total).toBe(0);
});

test.each([
  ['a service that nobody knows', 'https://push.example.org/x'],
  ['an address inside', 'https://192.168.0.1/x'],
  ['another port of a known host', 'https://fcm.googleapis.com:8443/x'],
  ['an unencrypted address', 'http://fcm.googleapis.com/x'],
  ['no address', 'tea'],
])('%s is refused', async (_, endpoint) => {
  const { client } = await signIn(server, 'ada');
  const answer = await client.post('/setPushNotificationSubscription', {
    endpoint,
    keys: browserForTests().keys,
  });
  expect(answer.status).toBe(422);
});

test('the key that signs lies locked, also where it lay open before, and stays the same', async () => {
  const { client } = await subscribe('/ada');
  const { publicKey } = (await client.get('/pushPublicKey')).body;
  const kept = () =>
    server.inTenant('north', (db) =>
      db.selectFrom('tenantKey').selectAll().where('kind', '=', 'push').executeTakeFirstOrThrow(),
    );
  expect((await kept()).privatePart).toMatch(/^aes-256-gcm:/);
  const open = webPush.generateVAPIDKeys();
  await server.inTenant('north', (db) =>
    db
      .updateTable('tenantKey')
      .set({ publicPart: open.publicKey, privatePart: open.privateKey })
      .where('kind', '=', 'push')
      .execute(),
  );
  await tellAda();
  await work();
  expect((await kept()).privatePart).toMatch(/^aes-256-gcm:/);
  const [{ headers }] = service.received as [(typeof service.received)[0]];
  expect(vapidOf(headers).key).toBe(open.publicKey);
  expect(open.publicKey).not.toBe(publicKey);
});
