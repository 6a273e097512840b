import type { PushAnswer } from '@callboard/contract';
import type { CrewItemState } from '@callboard/domain';
import { notify } from '../../notifications/notifications.public.ts';
import {
  addCrewPeople,
  clientOf,
  ifMatch,
  today,
} from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { browserForTests, startPushService } from '../../../../tools/testing/server/push-service.driver.ts';

const server = serverWithPeople({ fill: addCrewPeople });
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
beforeEach(() => {
  service.received.length = 0;
  server.setNow(today);
});
afterAll(() => service.stop());

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const plant = (status: CrewItemState = 'requested') =>
  server.inTenant('north', (db) =>
    plantItem(db, {
      crewId: 'load-in',
      functionId: 'rigger',
      personId: 'person-cora',
      status,
      requestedAt: at('18T06:00'),
      deadlineAt: at('20T20:00'),
    }),
  );
const subscribe = async (path: string, login = 'cora') => {
  const client = await clientOf(server, login);
  const browser = browserForTests();
  await client.post('/setPushNotificationSubscription', {
    endpoint: service.address(path),
    keys: browser.keys,
    device: 'Phone',
  });
  /** The answer in each message that this device was sent. */
  const answers = () =>
    service.received
      .filter((one) => one.path === path)
      .map(({ body }) => (JSON.parse(browser.read(body)) as { answer: PushAnswer | null }).answer);
  return { client, answers };
};
const work = async () => {
  for (const _ of [1, 2, 3]) await server.jobs.drain();
};
const tell = (itemId: string, kind: 'jobRequested' | 'jobReminder' | 'jobSoon' = 'jobRequested') =>
  server.inTenant('north', (db) =>
    notify(
      { db, jobs: server.jobs.within(db, 'north'), at: today },
      {
        people: ['person-cora'],
        kind,
        params: { project: 'Opera', day: '2026-11-21' },
        subject: { kind: 'job', id: itemId },
      },
    ),
  );
const notifyOf = async (itemId: string) => {
  await tell(itemId);
  await work();
};
const links = () => server.inTenant('north', (db) => db.selectFrom('answerLink').selectAll().execute());
const confirm = (token: string | undefined) =>
  server.client().post(`/answerLinks/${token}`, { answer: 'confirm' });

test('the message of a request confirms it once; nobody is reminded of it then', async () => {
  const { client, answers } = await subscribe('/cora');
  const item = await plant();
  await notifyOf(item.id);
  const [answer] = answers();
  expect(answer).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    changes: 0,
    about: 'Opera · 21 Nov 2026',
    texts: { confirmed: 'Confirmed', waiting: 'Will be sent when there is a connection' },
  });
  const first = await confirm(answer?.token);
  expect([first.status, first.body]).toMatchObject([200, { state: 'answered', answer: 'confirm' }]);
  expect((await confirm(answer?.token)).body).toEqual(first.body);
  const { status, history } = (await client.get(`/jobs/${item.id}`)).body;
  expect(status).toBe('confirmed');
  expect(history.map(({ caption }: { caption: string }) => caption)).toEqual(['item_confirm_by_push']);
  expect((await client.get('/notifications')).body).toMatchObject({ unread: 0, items: [{ read: true }] });
});

test('each device has a token of its own, and none lies in the database or in a queue', async () => {
  const [phone, tablet] = [await subscribe('/phone'), await subscribe('/tablet')];
  await notifyOf((await plant()).id);
  const tokens = [...phone.answers(), ...tablet.answers()].map((answer) => answer?.token ?? '');
  expect(new Set(tokens).size).toBe(2);
  const queued = await server.database.asOwner((session) =>
    session.query('select data::text as data, output::text as output from pgboss.job'),
  );
  const kept = JSON.stringify([await links(), queued.rows]);
  for (const token of tokens) expect(kept).not.toContain(token);
  expect((await confirm(tokens[0])).body).toMatchObject({ state: 'answered', answer: 'confirm' });
  expect((await confirm(tokens[1])).body).toMatchObject({ state: 'answered', answer: 'confirm' });
});

test.each([
  ['was answered already', 'confirmed', 'jobRequested'],
  ['is only coming up', 'requested', 'jobSoon'],
] as const)('a message of a job that %s has no token', async (_, status, kind) => {
  const { answers } = await subscribe('/cora');
  await tell((await plant(status)).id, kind);
  await work();
  expect(answers()).toEqual([null]);
  expect(await links()).toEqual([]);
});

test('of messages that come together only the newest can confirm', async () => {
  const { answers } = await subscribe('/cora');
  const item = await plant();
  await tell(item.id);
  await tell(item.id, 'jobReminder');
  await work();
  expect(answers().filter((answer) => answer !== null)).toHaveLength(1);
});

test('a device keeps the three newest of a job', async () => {
  const { answers } = await subscribe('/cora');
  const item = await plant();
  for (let hour = 0; hour < 5; hour += 1) {
    server.setNow(new Date(today.getTime() + hour * 3_600_000));
    await notifyOf(item.id);
  }
  expect(await links()).toHaveLength(3);
  const [oldest, , third] = answers();
  expect((await confirm(oldest?.token)).body.code).toBe('link_used');
  expect((await confirm(third?.token)).status).toBe(200);
});

test('a change that the planner makes says how many differences the message has', async () => {
  const { answers } = await subscribe('/cora');
  const item = await plant('confirmed');
  const planner = await clientOf(server, 'paul');
  const { version } = (await planner.get(`/projectCrewItems/${item.id}`)).body;
  await planner.post(`/projectCrewItems/${item.id}`, { startTime: '10:00' }, ifMatch(version));
  await work();
  const [answer] = answers();
  expect(answer?.changes).toBe(1);
  const seen = (await server.client().get(`/answerLinks/${answer?.token}`)).body;
  expect(seen).toMatchObject({ state: 'open', job: { status: 'hasChanged' } });
  expect(seen.job.changes).toHaveLength(1);
});

test('a message that its device did not take leaves no link', async () => {
  await subscribe('/500/cora');
  await notifyOf((await plant()).id);
  // The mail that tells it instead has one.
  expect((await links()).map((link) => link.pushSubscriptionId)).toEqual([null]);
});

test.each([
  ['signs out everywhere', ({ client }) => client.call('DELETE', '/sessions')],
  ['signs out on the device', ({ client }) => client.post('/auth/logout')],
  [
    'turns messages off',
    ({ client }) =>
      client.post('/deletePushNotificationSubscription', { endpoint: service.address('/cora') }),
  ],
  ['hands the device on', () => subscribe('/cora', 'carl')],
] satisfies [string, (one: Awaited<ReturnType<typeof subscribe>>) => Promise<unknown>][])(
  'the token of who %s has ended',
  async (_, happens) => {
    const one = await subscribe('/cora');
    await notifyOf((await plant()).id);
    const [answer] = one.answers();
    await happens(one);
    expect((await confirm(answer?.token)).body.code).toBe('link_used');
  },
);
