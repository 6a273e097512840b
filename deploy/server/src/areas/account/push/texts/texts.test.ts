import type { NotificationKind, SubjectKind } from '@callboard/contract';
import type { Sweep } from '#platform/jobs/sweeps.ts';
import { replaceTenantKey } from '#platform/keys/tenant-keys.db.ts';
import { addCrewPeople, clientOf } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { browserForTests, startPushService } from '../../../../tools/testing/server/push-service.driver.ts';
import { quiet } from '../../../../tools/testing/test-database.ts';
import { notify } from '../../notifications/notify.db.ts';
import { latePush, mailUnread } from '../waiting/late-push.sweep.ts';
import { textUnread } from '../send/text-unread.sweep.ts';

const noon = new Date('2026-11-18T12:00:00Z');
const template = { address: 'https://texts.example', method: 'POST', headers: {}, body: '{to} {text}' };
const number = '+436601234567';
const none = { available: true, number: null, verified: false, code: null };

const server = serverWithPeople({
  fill: async (database) => {
    await addCrewPeople(database);
    await server.inTenant('north', (db) =>
      replaceTenantKey(
        db,
        { public: 'texts.example', private: JSON.stringify(template) },
        { kind: 'text', tenant: 'north', key: server.keys.current('push', noon).bytes },
        noon,
      ),
    );
  },
});
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
beforeEach(() => {
  service.received.length = 0;
  server.setNow(noon);
});
afterAll(() => service.stop());

const work = async () => {
  for (const _ of [1, 2, 3]) await server.jobs.drain();
};
const plant = (startDate = '2026-11-25') =>
  server.inTenant('north', (db) =>
    plantItem(db, {
      crewId: 'load-in',
      functionId: 'rigger',
      personId: 'person-cora',
      status: 'requested',
      requestedAt: noon,
      deadlineAt: new Date('2026-11-24T12:00:00Z'),
      startDate,
    }),
  );
type Subject = { readonly kind: SubjectKind; readonly id: string };
const tell = async (kind: NotificationKind, subject: Subject, at = noon) => {
  await server.inTenant('north', (db) =>
    notify(
      { db, jobs: server.jobs.within(db, 'north'), at },
      { people: ['person-cora'], kind, params: { project: 'Opera' }, subject },
    ),
  );
  await work();
};
const request = async (start?: string) => {
  const { id } = await plant(start);
  await tell('jobRequested', { kind: 'job', id });
  return id;
};
const after = async (minutes: number, ...sweeps: Sweep[]) => {
  const at = new Date(noon.getTime() + minutes * 60_000);
  server.setNow(at);
  for (const sweep of sweeps)
    await server.inTenant('north', (db) =>
      sweep.work({
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
const agreed = async () => {
  const cora = await clientOf(server, 'cora');
  await cora.post('/notificationSettings/textCode', { number });
  await work();
  const code = /\d{6}/.exec(server.texts.at(-1)?.text ?? '')?.[0];
  await cora.post('/notificationSettings/textCode/confirm', { code });
  server.texts.length = 0;
  return cora;
};
const withDevice = async (cora: Awaited<ReturnType<typeof clientOf>>) => {
  const endpoint = service.address('/cora');
  const { keys } = browserForTests();
  await cora.post('/setPushNotificationSubscription', { endpoint, keys, device: 'Phone' });
  return cora;
};
const captionsOf = (id: string) =>
  server.inTenant('north', async (db) =>
    (
      await db
        .selectFrom('activity')
        .select(['caption', 'personId'])
        .where('subjectId', '=', id)
        .orderBy('at')
        .orderBy('id')
        .execute()
    ).map(({ caption, personId }) => `${personId} ${caption}`),
  );

test('nobody gets text messages who did not agree to them; the number is the consent', async () => {
  const cora = await clientOf(server, 'cora');
  expect((await cora.get('/notificationSettings')).body.texts).toEqual(none);
  await request();
  expect([server.texts, server.mails.length]).toEqual([[], 1]);
  await agreed();
  const settings = () =>
    server.inTenant('north', (db) => db.selectFrom('notificationSetting').selectAll().executeTakeFirst());
  expect(await settings()).toMatchObject({
    textNumber: number,
    textAgreedAt: noon,
    textVerifiedAt: noon,
  });
  // Whatever else is changed later, the moment of the consent stays.
  server.setNow(new Date(noon.getTime() + 60_000));
  await cora.post('/notificationSettings', { ways: { pay: 'off' } });
  expect(await settings()).toMatchObject({ textAgreedAt: noon, textVerifiedAt: noon });
  const ended = await cora.post('/notificationSettings', { texts: null });
  expect(ended.body.texts).toEqual(none);
});

test.each(['0660 1234567', '+43 660 1234567', '+0123456789', 'tea'])(
  '%s is no number that can be dialled from everywhere',
  async (wrong) => {
    const cora = await clientOf(server, 'cora');
    expect((await cora.post('/notificationSettings/textCode', { number: wrong })).status).toBe(422);
  },
);

test('push, after fifteen minutes a text message, after an hour a mail: each once, and each is in the history', async () => {
  await withDevice(await agreed());
  const id = await request();
  await after(14, textUnread);
  expect([service.received.length, server.texts]).toEqual([1, []]);
  await after(15, textUnread);
  await after(16, textUnread);
  expect(server.texts).toEqual([
    { tenant: 'north', to: number, text: expect.stringMatching(/^North: New job request\. Opera/) },
  ]);
  expect(server.texts[0]?.text).toContain(`https://north.test/jobs/${id}`);
  expect(server.mails).toEqual([]);
  await after(60, textUnread, mailUnread);
  await after(61, textUnread, mailUnread);
  expect(server.mails).toHaveLength(1);
  expect(await captionsOf(id)).toEqual([
    'person-cora told_by_push',
    'person-cora told_by_text',
    'person-cora told_by_mail',
  ]);
});

test('without a device the text message comes at once, and the mail an hour later', async () => {
  await agreed();
  const id = await request();
  expect([server.texts.length, server.mails.length]).toEqual([1, 0]);
  await after(59, mailUnread);
  expect(server.mails).toEqual([]);
  await after(60, mailUnread);
  expect(server.mails).toHaveLength(1);
  expect(await captionsOf(id)).toEqual(['person-cora told_by_text', 'person-cora told_by_mail']);
});

test('what was read is texted no more', async () => {
  const cora = await withDevice(await agreed());
  await request();
  await cora.post('/notifications/read');
  await after(20, textUnread);
  expect(server.texts).toEqual([]);
});

test('quiet hours hold text messages back; a job that begins soon comes all the same', async () => {
  const cora = await withDevice(await agreed());
  await request();
  const soon = await request('2026-11-19');
  const day = { from: '13:05', until: '18:00' };
  await cora.post('/notificationSettings', { quiet: day });
  await after(20, textUnread);
  expect(server.texts.map(({ text }) => text)).toEqual([]);
  // Five in the morning of the next day is within twelve hours of its begin from half past seven on.
  await after(8 * 60, textUnread);
  expect(server.texts).toHaveLength(2);
  expect(server.texts.some(({ text }) => text.includes(soon))).toBe(true);
});

test('in quiet hours whoever has no device is mailed, which disturbs nobody', async () => {
  const cora = await agreed();
  await cora.post('/notificationSettings', { quiet: { from: '12:00', until: '18:00' } });
  await request();
  expect([server.texts.length, server.mails.length]).toEqual([0, 1]);
});

test('five a day are enough: a mail says the others', async () => {
  await agreed();
  for (const day of [21, 22, 23, 24, 25, 26]) await request(`2026-11-${day}`);
  expect([server.texts.length, server.mails.length]).toEqual([5, 1]);
});

test('what asks for nothing is never texted', async () => {
  await agreed();
  await tell('jobCancelled', { kind: 'job', id: (await plant()).id });
  await tell('documentToSign', { kind: 'document', id: 'd-1' });
  expect([server.texts.length, server.mails.length]).toEqual([0, 2]);
});

test('who signs out everywhere gets no more of them', async () => {
  const cora = await agreed();
  await cora.call('DELETE', '/sessions');
  const again = await clientOf(server, 'cora');
  expect((await again.get('/notificationSettings')).body.texts.number).toBeNull();
});

test('a tenant without a provider has none', async () => {
  const cora = await agreed();
  await server.inTenant('north', (db) => db.deleteFrom('tenantKey').where('kind', '=', 'text').execute());
  expect((await cora.get('/notificationSettings')).body.texts.available).toBe(false);
  await request();
  expect([server.texts.length, server.mails.length]).toEqual([0, 1]);
});

test('after quiet hours the push comes first', async () => {
  const cora = await withDevice(await agreed());
  await cora.post('/notificationSettings', { quiet: { from: '13:00', until: '14:00' } });
  await request();
  await after(60, latePush, textUnread);
  expect([service.received.length, server.texts.length]).toEqual([1, 0]);
});
