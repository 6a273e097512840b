import { subjectLinks } from '@callboard/contract';
import type { AnswerOf, notifications } from '@callboard/contract';
import { diskStore } from '#platform/files/file-store.ts';
import { routesOf } from '../../../routes.ts';
import { demoPassword } from '../../../tools/demo/demo-tenants.ts';
import { countStatements } from '../../../tools/testing/database/count-statements.ts';
import { demoDay } from '../../../tools/testing/demo-template.ts';
import { signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { serverForTests } from '../../../tools/testing/server/test-server.ts';
import { callerOf } from '../session/session/caller.ts';
import { linksOf } from './subject-links.db.ts';

// A busy machine takes its time.
jest.setTimeout(120_000);

const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: diskStore,
  demo: demoDay,
});
beforeEach(() => server.setNow(demoDay));

const tables = {
  crewItem: ['crewItem', { crewId: 'crewId' }],
  payroll: ['payroll', { number: 'number' }],
  receipt: ['receipt', { number: 'number' }],
  absence: ['absence', { day: 'fromDay' }],
  blockDate: ['blockDate', { day: 'fromDay' }],
  personChange: ['personChange', { personId: 'personId' }],
} as const;

test.each(Object.entries(tables))('a %s is found by what its address needs', async (kind, [table, names]) => {
  await server.inTenant('nordlicht', async (db) => {
    const row = (await db
      .selectFrom(table)
      .selectAll()
      .orderBy('id')
      .executeTakeFirstOrThrow()) as unknown as Record<string, string>;
    const subject = { kind, id: row['id'] ?? '' };
    const linkOf = await linksOf(db, [subject]);
    const wanted = Object.entries(names).map(([name, column]) => [name, row[column as string]]);
    expect(linkOf(subject)).toEqual({ id: subject.id, ...Object.fromEntries(wanted) });
    const known: readonly string[] = subjectLinks[kind as keyof typeof tables];
    expect(Object.keys(linkOf(subject)).toSorted()).toEqual(known.toSorted());
  });
});

test('a to-do brings its day and the number of its project', async () => {
  await server.inTenant('nordlicht', async (db) => {
    const todo = await db
      .selectFrom('activity')
      .innerJoin('project', 'project.id', 'activity.subjectId')
      .select(['activity.id', 'activity.dueDate as day', 'project.number as projectNumber'])
      .where('activity.type', '<>', 'LOG')
      .where('activity.subjectKind', '=', 'project')
      .orderBy('activity.id')
      .executeTakeFirstOrThrow();
    const subject = { kind: 'todo', id: todo.id };
    expect((await linksOf(db, [subject]))(subject)).toEqual(todo);
  });
});

test('of what is gone only the id is known, and so of what needs no more', async () => {
  await server.inTenant('nordlicht', async (db) => {
    const subjects = [
      { kind: 'payroll', id: 'gone' },
      { kind: 'job', id: 'some' },
      { kind: 'of-a-newer-server', id: 'some' },
    ];
    const linkOf = await linksOf(db, subjects);
    expect(subjects.map(linkOf)).toEqual([{ id: 'gone' }, { id: 'some' }, { id: 'some' }]);
  });
});

type List = AnswerOf<typeof notifications.notifications>;

test('a long list takes as many statements as a short one of the same kinds', async () => {
  const { client } = await signIn(server, 'crew', 'nordlicht.localhost', demoPassword);
  const { items, total }: List = (await client.get('/notifications?limit=200')).body;
  expect(total).toBeGreaterThan(10);
  expect(items.flatMap(({ subject }) => (subject ? [] : [subject]))).toEqual([]);
  const all = items.flatMap(({ subject }) => subject ?? []);
  const one = [...Map.groupBy(all, ({ kind }) => kind).values()].map(([first]) => first as (typeof all)[0]);
  const count = (some: typeof all) =>
    server.inTenant('nordlicht', (db) => countStatements(server.database, () => linksOf(db, some)));
  expect(await count(all)).toBe(await count(one));
});
