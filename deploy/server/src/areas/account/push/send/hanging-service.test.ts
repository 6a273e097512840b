import { notify } from '../../notifications/notify.db.ts';
import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { browserForTests, startPushService } from '../../../../tools/testing/server/push-service.driver.ts';

const server = serverWithPeople();
type Service = Awaited<ReturnType<typeof startPushService>>;
let [good, hanging]: Service[] = [];
beforeAll(async () => {
  good = await startPushService();
  hanging = await startPushService();
  await server.jobs.work();
}, 60_000);
afterAll(async () => {
  await hanging?.stop();
  await good?.stop();
});

const subscribe = async (login: string, endpoint = '') =>
  (await signIn(server, login)).client.post('/setPushNotificationSubscription', {
    endpoint,
    keys: browserForTests().keys,
    device: 'Phone',
  });
const tell = (...calls: readonly (readonly string[])[]) =>
  server.inTenant('north', async (db) => {
    for (const people of calls) {
      const jobs = server.jobs.within(db, 'north');
      await notify(
        { db, jobs, at: new Date() },
        { people, kind: 'jobRequested', params: { project: 'Opera' } },
      );
    }
  });
/** Waits until the good service has so many. */
async function served(count: number): Promise<void> {
  while ((good?.received.length ?? 0) < count) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('a service that hangs or fails holds up nobody whose device is with another one', async () => {
  await subscribe('ada', hanging?.address('/hang'));
  await subscribe('petra', good?.address('/petra'));
  // Both in one job, whoever comes first.
  await tell(['person-ada', 'person-petra']);
  await served(1);
  // More jobs than the queue has places.
  const forAda = Array.from({ length: 40 }, () => ['person-ada']);
  await tell(...forAda, ['person-petra']);
  await served(2);
  // What hangs is still waited for: nobody's turn came by giving it up.
  expect(hanging?.givenUp()).toBe(0);
  expect(hanging?.received.length).toBeLessThanOrEqual(8);

  await subscribe('ada', hanging?.address('/500'));
  await tell(...forAda, ['person-petra']);
  await served(3);
  hanging?.hangUp();
}, 60_000);
