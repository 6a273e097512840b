import { notifications, person } from '@callboard/contract';
import type { NotificationRow } from '@callboard/contract';
import { sampleItemOf } from '@callboard/testing';
import type { PartOf, TestServer } from '@callboard/testing';
import { releaseOf } from '../../start/testing/release-of.ts';

export const sampleNotification = (number: number, own: PartOf<NotificationRow> = {}): NotificationRow =>
  sampleItemOf(notifications.notifications, {
    id: `n-${number}`,
    title: `Request ${number}`,
    text: 'Please answer.\nOpera · Rigger',
    subject: { kind: 'job', id: `job-${number}`, link: { id: `job-${number}` } },
    at: new Date(Date.now() - number * 60_000).toISOString(),
    ...own,
  });

/** A feature with a page for jobs, and one that nobody of the tests may open. */
export const jobs = releaseOf('crew-ops', {
  job: { at: '/jobs/{id}', title: 'title', allow: person, offline: 'readable' },
  payroll: {
    at: '/payrolls/{number}',
    title: 'title',
    allow: person.with('payrolls'),
    offline: 'readable',
  },
});
jobs.face.opens = [
  { about: 'job', to: '/jobs/{id}' },
  { about: 'payroll', to: '/payrolls/{number}' },
];

/** A server that knows these, marks them and takes it back. */
export function answerWithNotifications(server: TestServer, all: readonly NotificationRow[]) {
  let rows = [...all];
  const unread = () => rows.filter(({ read }) => !read).length;
  const mark = (which: (row: NotificationRow) => boolean, read: boolean) => {
    rows = rows.map((row) => (which(row) ? { ...row, read } : row));
    return { unread: unread() };
  };
  server.on('GET /notifications', ({ query }) => {
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 50)];
    const asked = rows.filter(({ read }) => query.get('unread') !== 'true' || !read);
    const items = asked.slice((page - 1) * limit, page * limit);
    return { body: { items, total: asked.length, page, limit, unread: unread() } };
  });
  let before: readonly string[] = [];
  server.on('POST /notifications/read', () => {
    before = rows.flatMap(({ id, read }) => (read ? [] : [id]));
    return { body: { ...mark(() => true, true), readAt: '2026-11-21T09:00:00.000Z' } };
  });
  server.on('POST /notifications/unread', () => ({ body: mark(({ id }) => before.includes(id), false) }));
  for (const { id } of all) {
    server.on(`GET /notifications/${id}`, () => ({ body: rows.find((row) => row.id === id) }));
    server.on(`POST /notifications/${id}/read`, ({ body }) => ({
      body: mark((row) => row.id === id, (body as { read?: boolean }).read ?? true),
    }));
  }
  return {
    add: (row: NotificationRow) => void (rows = [row, ...rows]),
    stateOf: (id: string) => rows.find((row) => row.id === id)?.read,
  };
}
