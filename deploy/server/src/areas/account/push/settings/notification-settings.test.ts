import type { NotificationKind, SubjectKind } from '@callboard/contract';
import { json } from '#platform/db/tables.ts';
import type { Sweep } from '#platform/jobs/sweeps.ts';
import { addCrewPeople, clientOf, ifMatch } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { browserForTests, startPushService } from '../../../../tools/testing/server/push-service.driver.ts';
import { quiet } from '../../../../tools/testing/test-database.ts';
import { notify } from '../../notifications/notify.db.ts';
import { latePush, mailUnread } from '../waiting/late-push.sweep.ts';

const server = serverWithPeople({ fill: addCrewPeople });
let service: Awaited<ReturnType<typeof startPushService>>;
const evening = new Date('2026-11-18T21:30:00Z');
beforeAll(async () => {
  service = await startPushService();
});
beforeEach(() => {
  service.received.length = 0;
  server.setNow(evening);
});
afterAll(() => service.stop());

const browser = browserForTests();
const subscribed = async (login: string) => {
  const client = await clientOf(server, login);
  const endpoint = service.address(`/${login}`);
  await client.post('/setPushNotificationSubscription', { endpoint, keys: browser.keys, device: 'Phone' });
  return client;
};
const work = async () => (await server.jobs.drain()) + (await server.jobs.drain());
type Subject = { readonly kind: SubjectKind; readonly id: string };
const tell = async (kind: NotificationKind, subject: Subject = { kind: 'document', id: 'd-1' }) => {
  await server.inTenant('north', (db) =>
    notify(
      { db, jobs: server.jobs.within(db, 'north'), at: evening },
      { people: ['person-cora'], kind, params: { project: 'Opera' }, subject },
    ),
  );
  await work();
};
const sweep = async ({ work: sweepWork }: Sweep, at: Date) => {
  server.setNow(at);
  await server.inTenant('north', (db) =>
    sweepWork({
      db,
      tenantId: 'north',
      now: at,
      jobs: server.jobs.within(db, 'north'),
      log: quiet,
      files: {} as never,
    }),
  );
  await work();
};
const night = { from: '22:00', until: '07:00' };
const messages = () => service.received.map(({ body }) => JSON.parse(browser.read(body)));

test('who never chose is told everything by push, at any hour', async () => {
  const cora = await clientOf(server, 'cora');
  const { body } = await cora.get('/notificationSettings');
  expect(body).toMatchObject({ quiet: null, email: 'cora@people.example' });
  expect(new Set(Object.values(body.ways))).toEqual(new Set(['push']));
});

test('what is named changes, the rest stays', async () => {
  const cora = await clientOf(server, 'cora');
  await cora.post('/notificationSettings', { ways: { pay: 'mail' } });
  await cora.post('/notificationSettings', { quiet: night });
  const { body } = await cora.post('/notificationSettings', { ways: { office: 'off' } });
  expect(body).toMatchObject({ ways: { pay: 'mail', office: 'off', requests: 'push' }, quiet: night });
  expect((await cora.get('/notificationSettings')).body).toEqual(body);
  expect((await cora.post('/notificationSettings', { quiet: null })).body.quiet).toBeNull();
  const carl = await clientOf(server, 'carl');
  expect((await carl.get('/notificationSettings')).body.ways.pay).toBe('push');
});

test.each([
  ['hours that end when they begin', { quiet: { from: '07:00', until: '07:00' } }],
  ['a time that no clock shows', { quiet: { from: '24:00', until: '07:00' } }],
  ['a way that there is not', { ways: { pay: 'pigeon' } }],
  ['a group that there is not', { ways: { tea: 'off' } }],
])('%s are refused', async (_, body) => {
  const cora = await clientOf(server, 'cora');
  expect((await cora.post('/notificationSettings', body)).status).toBe(422);
});

test('a group that is off stays in the list alone; one by email is told no device', async () => {
  const cora = await subscribed('cora');
  await cora.post('/notificationSettings', { ways: { documents: 'off', pay: 'mail' } });
  await tell('documentToSign');
  expect([service.received, server.mails]).toEqual([[], []]);
  await tell('payrollReleased');
  expect(service.received).toEqual([]);
  expect(server.mails).toEqual([
    expect.objectContaining({ to: 'cora@people.example', text: expect.stringContaining('you chose emails') }),
  ]);
  expect((await cora.get('/notifications')).body.total).toBe(2);
});

test('in quiet hours a message waits until they are over, and is told once', async () => {
  const cora = await subscribed('cora');
  await cora.post('/notificationSettings', { quiet: night });
  await tell('documentToSign');
  await sweep(latePush, new Date('2026-11-19T05:59:00Z'));
  expect([service.received, server.mails]).toEqual([[], []]);
  for (const _ of [1, 2]) await sweep(latePush, new Date('2026-11-19T06:00:00Z'));
  expect(messages()).toEqual([expect.objectContaining({ kind: 'documentToSign' })]);
});

test('a job that begins within twelve hours is told also in quiet hours, a later one is not', async () => {
  const cora = await subscribed('cora');
  await cora.post('/notificationSettings', { quiet: night });
  const plant = (startDate: string) =>
    server.inTenant('north', (db) =>
      plantItem(db, { crewId: 'load-in', functionId: 'rigger', personId: 'person-cora', startDate }),
    );
  const [soon, later] = [await plant('2026-11-19'), await plant('2026-11-20')];
  await tell('jobCancelled', { kind: 'job', id: later.id });
  expect(service.received).toEqual([]);
  await tell('jobCancelled', { kind: 'job', id: soon.id });
  expect(messages()).toEqual([expect.objectContaining({ subject: { kind: 'job', id: soon.id } })]);
});

test('without a device a mail does not wait for the morning', async () => {
  const cora = await clientOf(server, 'cora');
  await cora.post('/notificationSettings', { quiet: night });
  await tell('documentToSign');
  expect(server.mails).toHaveLength(1);
});

test('what needs an answer and lies unread for an hour is mailed, once', async () => {
  await subscribed('cora');
  await tell('documentToSign');
  await tell('documentSigned');
  await sweep(mailUnread, new Date(evening.getTime() + 59 * 60_000));
  expect(server.mails).toEqual([]);
  for (const minutes of [60, 61, 120])
    await sweep(mailUnread, new Date(evening.getTime() + minutes * 60_000));
  expect(server.mails).toEqual([
    expect.objectContaining({ subject: 'Document to sign', text: expect.stringContaining('for an hour') }),
  ]);
});

test('what was read within the hour is not mailed', async () => {
  const cora = await subscribed('cora');
  await tell('documentToSign');
  await cora.post('/notifications/read');
  await sweep(mailUnread, new Date(evening.getTime() + 3_600_000));
  expect(server.mails).toEqual([]);
});

test('a changed job says what was and what is, and can be answered', async () => {
  await subscribed('cora');
  const item = await server.inTenant('north', (db) =>
    plantItem(db, {
      crewId: 'load-in',
      functionId: 'rigger',
      personId: 'person-cora',
      startDate: '2026-11-25',
      changes: json([]),
    }),
  );
  const paul = await clientOf(server, 'paul');
  const { startTime, endTime, version } = (await paul.get(`/projectCrewItems/${item.id}`)).body;
  const changed = await paul.post(
    `/projectCrewItems/${item.id}`,
    { startTime: '09:30', endTime: '18:30', reason: 'Late truck' },
    ifMatch(version),
  );
  expect(changed.status).toBe(200);
  await work();
  const [message] = messages();
  expect(message).toMatchObject({
    id: expect.any(String),
    kind: 'jobChanged',
    title: 'Job has changed',
    actions: [
      { action: 'confirm', title: 'Confirm' },
      { action: 'refuse', title: 'Decline' },
    ],
    subject: { kind: 'job', id: item.id },
  });
  expect(message.body).toContain(`Start: ${startTime} → 09:30\nEnd: ${endTime} → 18:30\n`);
  expect(message.body).toContain('Late truck');
});

test('a test reaches the device of the session that asks, and no other', async () => {
  const cora = await subscribed('cora');
  await subscribed('carl');
  expect((await cora.post('/pushSubscriptions/test')).status).toBe(204);
  await work();
  expect(service.received.map(({ path }) => path)).toEqual(['/cora']);
  expect(messages()).toEqual([expect.objectContaining({ kind: 'test', title: 'Push messages arrive' })]);
});

test('a device that is told nothing gets no test; too many tests have to wait', async () => {
  const bare = await clientOf(server, 'bare');
  expect((await bare.post('/pushSubscriptions/test')).body.code).toBe('not_found');
  const cora = await subscribed('cora');
  const statuses = new Set<number>();
  for (let at = 0; at < 8; at += 1) statuses.add((await cora.post('/pushSubscriptions/test')).status);
  expect([...statuses]).toEqual([204, 429]);
});
