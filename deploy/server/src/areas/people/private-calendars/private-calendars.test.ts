import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { calendarText, startCalendarHost } from '../../../tools/testing/server/calendar-host.driver.ts';
import { runSweep } from '../../../tools/testing/server/run-sweep.driver.ts';
import { readCalendars } from './read-calendars.sweep.ts';

const server = serverWithPeople();
const now = new Date('2026-11-20T08:00:00Z');
let host: Awaited<ReturnType<typeof startCalendarHost>>;
beforeAll(async () => {
  host = await startCalendarHost();
});
afterAll(() => host.stop());
beforeEach(() => {
  server.setNow(now);
  Object.assign(host, {
    status: 200,
    etag: '',
    text: calendarText({ from: '20261121T090000Z', until: '20261121T110000Z' }),
  });
  host.asked.length = 0;
});

const ada = async () => (await signIn(server, 'ada')).client;
type Client = Awaited<ReturnType<typeof ada>>;
const add = (client: Client, address = host.address('/secret-of-ada.ics'), name = 'Private') =>
  client.post('/privateCalendars', { name, address });
const list = async (who?: Client) => (await (who ?? (await ada())).get('/privateCalendars')).body.items;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const rows = () =>
  server.inTenant('north', async (db) => ({
    calendars: await db.selectFrom('privateCalendar').selectAll().execute(),
    times: await db.selectFrom('privateBusyTime').selectAll().orderBy('startsAt').execute(),
  }));
/** As time goes on: the sweep looks what is due, and its jobs are done. */
async function pass(minutes: number) {
  server.setNow(later(minutes));
  await runSweep(server, readCalendars, later(minutes));
  await server.jobs.drain();
}

test('a calendar is read soon after it was added, and only its times are kept', async () => {
  const client = await ada();
  const { status, body } = await add(client);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Private',
    host: host.name,
    waiting: true,
    readAt: null,
    problem: null,
  });
  await server.jobs.drain();
  expect(host.asked).toEqual(['/secret-of-ada.ics -']);
  expect(await list()).toEqual([{ ...body, waiting: false, readAt: now.toISOString(), busyTimes: 1 }]);
  const { calendars, times } = await rows();
  expect(times).toMatchObject([
    {
      personId: 'person-ada',
      fromDay: '2026-11-21',
      toDay: '2026-11-21',
      startsAt: new Date('2026-11-21T09:00Z'),
    },
  ]);
  expect(JSON.stringify({ calendars, times })).not.toMatch(/secret-of-ada|Heart|Ward/);
});

test('nobody else has it, and it is gone with its times when it is removed', async () => {
  const client = await ada();
  const { body } = await add(client);
  await server.jobs.drain();
  const { client: petra } = await signIn(server, 'petra');
  expect(await list(petra)).toEqual([]);
  for (const call of [
    petra.post(`/privateCalendars/${body.id}/read`),
    petra.call('DELETE', `/privateCalendars/${body.id}`),
  ])
    expect((await call).status).toBe(404);
  expect((await client.call('DELETE', `/privateCalendars/${body.id}`)).status).toBe(204);
  expect(await rows()).toEqual({ calendars: [], times: [] });
});

test.each([
  ['http', 'http://calendar.example/a.ics'],
  ['no address', 'my calendar'],
  ['a password in it', 'https://ada:secret@calendar.example/a.ics'],
  ['this machine', 'https://127.0.0.1/a.ics'],
  ['the cloud’s own', 'webcal://169.254.169.254/latest'],
])('%s is not taken', async (_, address) => {
  const { status, body } = await add(await ada(), address);
  expect([status, body.fields]).toEqual([422, [{ path: 'address', code: 'bad_format', params: {} }]]);
});

test('private calendars are five at most', async () => {
  const client = await ada();
  for (const n of [1, 2, 3, 4, 5]) expect((await add(client, undefined, `Calendar ${n}`)).status).toBe(200);
  const { status, body } = await add(client);
  expect([status, body.code, body.params]).toEqual([429, 'too_many', { limit: 5 }]);
});

test('a private calendar is read every quarter of an hour, and what has not changed is not sent again', async () => {
  const client = await ada();
  host.etag = '"one"';
  await add(client);
  await pass(0);
  const first = host.asked.length;
  await pass(10);
  expect(host.asked).toHaveLength(first);
  await pass(20);
  expect(host.asked.slice(first)).toEqual(['/secret-of-ada.ics "one"']);
  expect((await rows()).times).toHaveLength(1);
  Object.assign(host, { etag: '"two"', text: calendarText() });
  await pass(40);
  expect((await rows()).times).toEqual([]);
  expect(await list()).toMatchObject([{ busyTimes: 0, readAt: later(40).toISOString() }]);
});

test('read now, it is read at once, and not twice within some seconds', async () => {
  const client = await ada();
  const { body } = await add(client);
  await server.jobs.drain();
  const readNow = async (seconds: number) => {
    server.setNow(new Date(now.getTime() + seconds * 1000));
    const answer = await client.post(`/privateCalendars/${body.id}/read`);
    await server.jobs.drain();
    return answer.body.waiting;
  };
  expect([await readNow(5), await readNow(10)]).toEqual([false, true]);
  expect(host.asked).toHaveLength(2);
});

test('on the next day all is read anew, for it reaches a day further', async () => {
  host.etag = '"one"';
  await add(await ada());
  await pass(0);
  await pass(24 * 60);
  expect(host.asked.slice(-2)).toEqual(['/secret-of-ada.ics "one"', '/secret-of-ada.ics -']);
});

test.each([
  [500, 'broken'],
  [403, 'refused'],
  [410, 'gone'],
])(
  'an address that answers %s is told, its times stay, and it is asked less often',
  async (status, reason) => {
    const client = await ada();
    await add(client);
    await pass(0);
    host.status = status;
    await pass(20);
    const problem = { reason, since: later(20).toISOString() };
    expect(await list()).toMatchObject([{ problem, busyTimes: 1, readAt: now.toISOString() }]);
    expect((await rows()).times).toHaveLength(1);
    const asked = host.asked.length;
    await pass(40);
    expect(host.asked).toHaveLength(asked);
    await pass(60);
    expect(host.asked).toHaveLength(asked + 1);
    expect(await list()).toMatchObject([{ problem }]);
    host.status = 200;
    await pass(200);
    expect(await list()).toMatchObject([{ problem: null, readAt: later(200).toISOString() }]);
  },
);

test('what is no calendar is told as such', async () => {
  const client = await ada();
  host.text = '<!doctype html><title>Sign in</title>';
  await add(client);
  await server.jobs.drain();
  expect(await list()).toMatchObject([{ problem: { reason: 'noCalendar' }, readAt: null }]);
  host.text = 'x'.repeat(2 * 1024 * 1024 + 1);
  server.setNow(later(1));
  await client.post(`/privateCalendars/${(await list())[0].id}/read`);
  await server.jobs.drain();
  expect(await list()).toMatchObject([{ problem: { reason: 'large' }, waiting: false }]);
});

test('an appointment stands in the own calendar as a time without a name', async () => {
  const client = await ada();
  await add(client);
  await server.jobs.drain();
  const { body } = await client.get('/personalCalendar?from=2026-11-20&to=2026-11-22');
  expect(body.days).toEqual([
    {
      day: '2026-11-21',
      colour: 'blocked',
      entries: [
        expect.objectContaining({
          kind: 'busy',
          caption: '',
          from: '10:00',
          until: '12:00',
          timeZone: 'Europe/Vienna',
        }),
      ],
    },
  ]);
});
