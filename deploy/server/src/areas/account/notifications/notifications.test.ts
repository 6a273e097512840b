import { languages, notificationKinds } from '@callboard/contract';
import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { plantItem } from '../../../tools/testing/database/plant.db.ts';
import { notificationText, notificationWords } from './notification-words.ts';
import { notify } from './notify.db.ts';
import { linksOf } from './subject-links.db.ts';

const server = serverWithPeople();

const at = (minute: number) => new Date(Date.UTC(2026, 10, 9, 8, minute));
const tellPeople = (people: string[], kind: (typeof notificationKinds)[number], minute: number) =>
  server.inTenant('north', (db) =>
    notify(
      { db, jobs: server.jobs.within(db, 'north'), at: at(minute) },
      { people, kind, params: { project: 'Opera' }, subject: { kind: 'job', id: `job-${minute}` } },
    ),
  );

beforeEach(async () => {
  await tellPeople(['person-ada', 'person-petra'], 'jobRequested', 1);
  await tellPeople(['person-ada'], 'payrollReleased', 2);
  await tellPeople(['person-ada'], 'pictureRejected', 3);
});

test('each sees the own notifications, newest first, with words and what they open', async () => {
  const { client } = await signIn(server, 'ada');
  const { body } = await client.get('/notifications?limit=2');
  expect(body).toMatchObject({ total: 3, unread: 3, page: 1, limit: 2 });
  expect(body.items[0]).toEqual({
    id: expect.any(String),
    kind: 'pictureRejected',
    title: notificationWords.cy.kinds.pictureRejected.title,
    text: `${notificationWords.cy.kinds.pictureRejected.text}\nOpera`,
    params: { project: 'Opera' },
    subject: { kind: 'job', id: 'job-3', link: { id: 'job-3' } },
    at: at(3).toISOString(),
    read: false,
  });
  const petra = (await signIn(server, 'petra')).client;
  expect((await petra.get('/notifications')).body.items[0].title).toBe('New job request');
});

test('a notification is marked as read and unread again, and the number of unread ones follows', async () => {
  const { client } = await signIn(server, 'ada');
  const [{ id }] = (await client.get('/notifications')).body.items;
  expect((await client.post(`/notifications/${id}/read`)).body).toEqual({ unread: 2 });
  expect((await client.post(`/notifications/${id}/read`)).body).toEqual({ unread: 2 });
  expect((await client.get('/notifications?unread=false')).body.items).toHaveLength(1);
  expect((await client.post(`/notifications/${id}/read`, { read: false })).body).toEqual({ unread: 3 });
  expect((await client.get('/notifications?unread=true')).body.total).toBe(3);
});

test('all are read that came until a moment, and that can be taken back', async () => {
  const { client } = await signIn(server, 'ada');
  const some = await client.post('/notifications/read', { until: at(2).toISOString() });
  expect(some.body).toEqual({ unread: 1, readAt: expect.any(String) });
  const rest = await client.post('/notifications/read');
  expect(rest.body).toMatchObject({ unread: 0 });
  const undone = await client.post('/notifications/unread', { readAt: rest.body.readAt });
  expect(undone.body).toEqual({ unread: 1 });
  const again = await client.post('/notifications/unread', { readAt: rest.body.readAt });
  expect(again.body).toEqual({ unread: 1 });
  const petra = (await signIn(server, 'petra')).client;
  expect((await petra.get('/notifications')).body.unread).toBe(1);
});

test("another person's notification and none answer the same", async () => {
  const { client } = await signIn(server, 'ada');
  const [{ id }] = (await client.get('/notifications')).body.items;
  const petra = (await signIn(server, 'petra')).client;
  for (const one of [id, 'nobody-has-this']) {
    expect((await petra.post(`/notifications/${one}/read`)).body).toMatchObject({ code: 'not_found' });
    expect((await petra.get(`/notifications/${one}`)).body).toMatchObject({ code: 'not_found' });
  }
});

test('a notification is found by its id, as it stands in the list', async () => {
  const { client } = await signIn(server, 'ada');
  const [first] = (await client.get('/notifications')).body.items;
  expect((await client.get(`/notifications/${first.id}`)).body).toEqual(first);
});

test.each(['crew', 'form', 'crewItem'] as const)(
  'a to-do about a %s brings what it is about',
  async (kind) => {
    await server.inTenant('north', async (db) => {
      const item = await plantItem(db, { status: 'vacant' });
      const about = kind === 'crewItem' ? item.id : 'some-id';
      const id = await addTodo(db, {
        type: 'TODO_INT',
        recipientId: 'person-ada',
        category: 'planning',
        caption: 'note',
        body: '',
        subject: { kind, id: about },
        dueDate: '2026-11-21',
        priority: 1,
        at: at(4),
      });
      const wanted = {
        crew: { crewId: about },
        form: { formId: about },
        crewItem: { crewId: item.crewId },
      }[kind];
      const subject = { kind: 'todo', id };
      expect((await linksOf(db, [subject]))(subject)).toEqual({ id, day: '2026-11-21', ...wanted });
    });
  },
);

test.each(languages)('every kind has its words in %s', (language) => {
  expect(Object.keys(notificationWords[language].kinds).sort()).toEqual([...notificationKinds].sort());
  for (const kind of notificationKinds) {
    const { title, text } = notificationText({ kind, params: {} }, language, 'UTC');
    expect(title.length > 0 && title.length <= 60 && text.length > 0).toBe(true);
  }
});

test.each([
  ['a day', { day: '2026-11-21' }, '21 Nov 2026'],
  ['a moment in the zone of the reader', { at: '2026-11-21T07:30:00Z' }, '21 Nov 2026, 08:30'],
  ['facts in the order that they are read in', { reason: 'rain', person: 'Anna', n: 3 }, 'Anna · rain · 3'],
  ['no ids and nothing empty', { crewId: 'x', reason: '', crew: 'Load-in' }, 'Load-in'],
])('the text tells %s', (_, params, facts) => {
  const { text } = notificationText({ kind: 'jobChanged', params }, 'en', 'Europe/Vienna');
  expect(text).toBe(`Please confirm the change.\n${facts}`);
});

test.each([
  [
    'days that a vacation takes',
    'vacationRequested',
    { to: '2026-11-28', days: 6 },
    'Please decide.\n28 Nov 2026 · Days: 6',
  ],
  ['half a day', 'vacationReminder', { days: 2.5 }, 'Please decide.\nDays: 2.5'],
  ['a Sunday off', 'vacationReminder', { days: 0 }, 'Please decide.'],
  [
    'days that are left',
    'documentExpiring',
    { name: 'Visa', days: 6 },
    'Please upload a new one.\nVisa · Days left: 6',
  ],
  ['jobs', 'sickReported', { person: 'Anna', jobs: 2 }, expect.stringMatching(/\nAnna · Jobs: 2$/)],
  [
    'no code of a state',
    'vacationApproved',
    { days: 1, status: 'approved' },
    expect.stringMatching(/\nDays: 1$/),
  ],
])('a number says what it counts: %s', (_, kind, params, text) => {
  expect(notificationText({ kind, params }, 'en', 'UTC').text).toEqual(text);
});

test.each([
  ['a crew', { project: 'Gala', crew: 'Load-in', function: 'Rigger' }, 'Gala · Load-in · Rigger'],
  ['several positions', { project: 'Gala', function: 'Rigger', count: 3 }, '3 × Gala · Rigger'],
  ['one position of several', { project: 'Gala', function: 'Rigger', count: 1 }, 'Gala · Rigger'],
  ['a crew called like its project', { function: 'Rigger', crew: 'gala', project: 'Gala' }, 'Gala · Rigger'],
])('a message names a job as screens do: %s', (_, job, name) => {
  const params = { ...job, day: '2026-11-21' };
  const { text } = notificationText({ kind: 'jobChanged', params }, 'en', 'UTC');
  expect(text).toBe(`Please confirm the change.\n${name} · 21 Nov 2026`);
});
