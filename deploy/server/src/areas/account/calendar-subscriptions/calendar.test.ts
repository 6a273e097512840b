import ICAL from 'ical.js';
import { sweepJob } from '#platform/jobs/sweeps.ts';
import { password, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../tools/testing/database/plant.db.ts';
import { refreshCalendars } from './refresh-calendars.sweep.ts';

const server = serverWithPeople();
const now = new Date('2026-10-20T08:00:00Z');
const later = (minutes: number) => server.setNow(new Date(now.getTime() + minutes * 60_000));

beforeEach(async () => {
  server.setNow(now);
  await server.inTenant('north', async (db) => {
    // The night in which clocks go back: it has nine hours.
    const item = { id: 'night', personId: 'person-ada', startDate: '2026-10-24' };
    await plantItem(db, { ...item, startTime: '22:00', endTime: '06:00' });
    await db.updateTable('function').set({ caption: 'Rigger' }).execute();
    await plantItem(db, { id: 'of-petra', personId: 'person-petra', startDate: '2026-10-24' });
    await db
      .insertInto('absence')
      .values({
        id: 'a-1',
        personId: 'person-ada',
        kind: 'vacation',
        status: 'approved',
        days: 3,
        fromDay: '2026-11-02',
        toDay: '2026-11-04',
        requestedAt: now,
      })
      .execute();
    await db
      .insertInto('blockDate')
      .values({
        id: 'b-1',
        personId: 'person-ada',
        reason: 'Exam; room 3, Wien\nwith Zoë',
        fromDay: '2026-11-10',
        toDay: '2026-11-10',
        createdAt: now,
      })
      .execute();
  });
});

const subscribe = async (contents = ['jobs', 'vacations', 'blocks']) => {
  const { client } = await signIn(server, 'ada');
  const made = await client.post('/publicCalendarSubscriptions', { name: 'My phone', contents });
  return { client, made, path: String(made.body.path) };
};

/** As a calendar program reads it, without any sign-in. */
async function read(path: string) {
  const answer = await server.client().get(path.replace('/api/v1', ''));
  if (answer.status !== 200) return { answer, events: new Map(), zones: [] };
  const calendar = new ICAL.Component(ICAL.parse(answer.text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return [
      event.uid.replace('@callboard', ''),
      {
        title: event.summary,
        from: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
        until: event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
        sequence: Number(one.getFirstPropertyValue('sequence')),
        status: one.getFirstPropertyValue('status'),
      },
    ] as const;
  });
  return { answer, events: new Map(events), zones: calendar.getAllSubcomponents('vtimezone') };
}

test('the address, which is told once only, lies locked for a repeat and is told to it again', async () => {
  const { client } = await signIn(server, 'ada');
  const add = () =>
    client.post(
      '/publicCalendarSubscriptions',
      { name: 'My phone', contents: ['jobs'] },
      { headers: { 'idempotency-key': 'calendar-1' } },
    );
  const [first, again] = [await add(), await add()];
  expect([first.status, again.headers['idempotent-replay']]).toEqual([200, 'true']);
  expect(again.body).toEqual(first.body);
  const token = String(first.body.path).replace(/^.*\/|\.ics$/g, '');
  expect(token).toMatch(/^[\w-]{43}$/);
  const kept = await server.inTenant('north', (db) => db.selectFrom('idempotencyKey').selectAll().execute());
  expect(kept).toMatchObject([{ key: 'calendar-1', answer: expect.stringMatching(/^aes-256-gcm:/) }]);
  const rows = await server.inTenant('north', (db) =>
    db.selectFrom('calendarSubscription').selectAll().execute(),
  );
  expect(JSON.stringify([kept, rows])).not.toContain(token);
});

test('an independent reader finds jobs, vacations and blocks, with the right moments in the night of the change', async () => {
  const { path } = await subscribe();
  const { answer, events, zones } = await read(path);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(zones).toHaveLength(1);
  expect([...events.keys()].sort()).toEqual(['absence-a-1', 'block-b-1', 'job-night']);
  expect(events.get('job-night')).toMatchObject({
    title: 'A long night at the opera · Load-in · Rigger',
    from: '2026-10-24T20:00:00.000Z',
    until: '2026-10-25T05:00:00.000Z',
    sequence: 0,
    status: 'CONFIRMED',
  });
  expect(events.get('absence-a-1')).toMatchObject({
    from: '2026-11-02',
    until: '2026-11-05',
    title: 'Gwyliau',
  });
  expect(events.get('block-b-1')).toMatchObject({ title: 'Exam; room 3, Wien\nwith Zoë' });
  expect(answer.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('a change gets the next number, what goes away is told as cancelled, and numbers never fall', async () => {
  const { client, path } = await subscribe();
  later(10);
  await server.inTenant('north', async (db) => {
    await db.updateTable('crewItem').set({ status: 'requested' }).where('id', '=', 'night').execute();
    await db.deleteFrom('blockDate').execute();
  });
  const first = await read(path);
  expect(first.events.get('job-night')).toMatchObject({
    sequence: 1,
    title: 'A long night at the opera · Load-in · Rigger (i’w gadarnhau)',
  });
  expect(first.events.get('block-b-1')).toMatchObject({ sequence: 1, status: 'CANCELLED' });
  expect(first.events.get('absence-a-1')).toMatchObject({ sequence: 0 });
  expect((await client.post('/publicCalendarSubscriptionsRefresh')).body.refreshed).toBe(1);
  expect((await read(path)).events).toEqual(first.events);
  later(20);
  await server.inTenant('north', (db) =>
    db.updateTable('crewItem').set({ status: 'cancelled' }).where('id', '=', 'night').execute(),
  );
  expect((await read(path)).events.get('job-night')).toMatchObject({ sequence: 2, status: 'CANCELLED' });
});

test('the round keeps what was told, twice as well as once', async () => {
  const { path } = await subscribe();
  later(10);
  await server.inTenant('north', (db) => db.deleteFrom('absence').execute());
  const around = { database: server.database, now: () => new Date(now.getTime() + 600_000) };
  const work = () =>
    sweepJob([refreshCalendars])({ tenant: '', data: {} }, {
      ...around,
      jobs: server.jobs,
    } as unknown as Parameters<ReturnType<typeof sweepJob>>[1]);
  await work();
  await work();
  const kept = await server.inTenant('north', (db) =>
    db.selectFrom('calendarEvent').select(['uid', 'sequence', 'cancelled']).orderBy('uid').execute(),
  );
  expect(kept[0]).toEqual({ uid: 'absence-a-1@callboard', sequence: 1, cancelled: true });
  expect((await read(path)).events.get('absence-a-1')).toMatchObject({ status: 'CANCELLED' });
});

test('titles are in the language of the person, else in that of the tenant', async () => {
  const { path } = await subscribe();
  const titles = async () => {
    const { events } = await read(path);
    return ['job-night', 'absence-a-1', 'block-b-1'].map((uid) => events.get(uid).title);
  };
  await server.inTenant('north', async (db) => {
    await db.updateTable('crewItem').set({ status: 'spare' }).where('id', '=', 'night').execute();
    await db.updateTable('absence').set({ status: 'requested' }).execute();
    await db.updateTable('blockDate').set({ reason: '' }).execute();
  });
  const opera = 'A long night at the opera · Load-in · Rigger';
  expect(await titles()).toEqual([`${opera} (wrth gefn)`, 'Gwyliau (i’w gadarnhau)', 'Wedi’i flocio']);
  const own = { de: 'Urlaub (noch offen)', deAt: 'Urlaub (noch offen)', fr: 'Congés payés (à confirmer)' };
  const others = {
    nl: 'Vakantie (nog te bevestigen)',
    es: 'Vacaciones (por confirmar)',
    en: 'Vacation (to be confirmed)',
  };
  for (const [language, vacation] of Object.entries({ ...own, ...others })) {
    await server.inTenant('north', (db) =>
      db
        .updateTable('login')
        .set({ language: language as 'de' })
        .where('name', '=', 'ada')
        .execute(),
    );
    expect((await titles())[1]).toBe(vacation);
  }
  await server.inTenant('north', (db) =>
    db.updateTable('tenantSetting').set({ useUserLanguage: false, defaultLanguage: 'nl' }).execute(),
  );
  expect(await titles()).toEqual([`${opera} (reserve)`, 'Vakantie (nog te bevestigen)', 'Geblokkeerd']);
});

test('only what was wanted is told', async () => {
  const { path } = await subscribe(['vacations']);
  expect([...(await read(path)).events.keys()]).toEqual(['absence-a-1']);
});

test('the address is told once, kept as a hash, and closed for good', async () => {
  const { client, made, path } = await subscribe();
  const token = /calendar\/([\w-]{43})\.ics$/.exec(path)?.[1] ?? '';
  const list = await client.get('/publicCalendarSubscriptions');
  expect(list.body).toMatchObject({ total: 1, items: [{ id: made.body.id, name: 'My phone' }] });
  expect(list.text).not.toContain(token);
  const rows = await server.inTenant('north', (db) =>
    db.selectFrom('calendarSubscription').selectAll().execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  const petra = (await signIn(server, 'petra')).client;
  expect((await petra.call('DELETE', `/publicCalendarSubscriptions/${made.body.id}`)).status).toBe(404);
  expect((await client.call('DELETE', `/publicCalendarSubscriptions/${made.body.id}`)).status).toBe(204);
  expect((await client.call('DELETE', `/publicCalendarSubscriptions/${made.body.id}`)).status).toBe(404);
  expect((await read(path)).answer.status).toBe(404);
});

test('a new address takes the place of the old one, which answers nobody any more', async () => {
  const { client, made, path } = await subscribe();
  const rotate = `/publicCalendarSubscriptions/${made.body.id}/rotate`;
  const petra = (await signIn(server, 'petra')).client;
  expect((await petra.post(rotate)).status).toBe(404);
  expect((await read(path)).answer.status).toBe(200);
  const rotated = await client.post(rotate);
  expect(rotated).toMatchObject({ status: 200, body: { id: made.body.id, name: 'My phone' } });
  const newPath = String(rotated.body.path);
  expect(newPath).not.toBe(path);
  expect((await read(path)).answer.status).toBe(404);
  expect([...(await read(newPath)).events.keys()].sort()).toEqual(['absence-a-1', 'block-b-1', 'job-night']);
  expect((await client.get('/publicCalendarSubscriptions')).body.total).toBe(1);
  await client.call('DELETE', `/publicCalendarSubscriptions/${made.body.id}`);
  expect((await client.post(rotate)).status).toBe(404);
});

test('an address of another tenant, a made-up one and one of somebody who left answer the same', async () => {
  const { path } = await subscribe();
  const elsewhere = await server.client('south.test').get(path.replace('/api/v1', ''));
  const madeUp = await server.client().get('/calendar/nobody-has-this.ics');
  await server.inTenant('north', (db) =>
    db.updateTable('person').set({ active: false }).where('id', '=', 'person-ada').execute(),
  );
  const left = (await read(path)).answer;
  expect([elsewhere.status, madeUp.status, left.status]).toEqual([404, 404, 404]);
});

test.each([
  ['no contents', { name: 'x', contents: [] }],
  ['unknown contents', { name: 'x', contents: ['payrolls'] }],
  ['no name', { name: ' ', contents: ['jobs'] }],
])('%s is refused', async (_, body) => {
  const { client } = await signIn(server, 'ada');
  expect((await client.post('/publicCalendarSubscriptions', body)).status).toBe(422);
});

test('a new password ends the calendars of its person, whoever made them', async () => {
  const { path } = await subscribe();
  expect((await read(path)).answer.status).toBe(200);
  const renewed = { login: 'ada', password, newPassword: 'four lorries at gate seven' };
  expect((await server.client().post('/renewPassword', renewed)).status).toBe(204);
  expect((await read(path)).answer.status).toBe(404);
  const lines = await server.inTenant('north', (db) =>
    db.selectFrom('activity').select('caption').where('caption', '=', 'calendar_removed').execute(),
  );
  expect(lines).toHaveLength(1);
});
