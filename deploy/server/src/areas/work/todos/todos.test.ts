import { addTodo } from '#platform/activities/note-activity.db.ts';
import {
  openTodos,
  planningServer,
  notifiedKinds,
  wednesday,
} from '../../../tools/testing/fixtures/planning.fixture.ts';
import { plantCrew, plantItem, plantProject } from '../../../tools/testing/database/plant.db.ts';

type Some = {
  caption: string;
  dueDate: string;
  recipientId?: string | null;
  priority?: 1 | 2 | 3;
  subject?: { kind: string; id: string };
};
const plantTodo = (some: Some, type: 'TODO_INT' | 'TODO_PAYROLL_ITEM' = 'TODO_INT') =>
  server.north((db) =>
    addTodo(db, { type, recipientId: null, category: 'planning', priority: 2, at: wednesday, ...some }),
  );
const server = planningServer();
const captions = ({ items }: { items: { caption: string }[] }) => items.map(({ caption }) => caption);
const match = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

test('what is overdue comes first, then by day and priority', async () => {
  await plantTodo({ caption: 'next week', dueDate: '2026-11-25' });
  await plantTodo({ caption: 'today, later', dueDate: '2026-11-18', priority: 3 });
  await plantTodo({ caption: 'today, first', dueDate: '2026-11-18', priority: 1 });
  await plantTodo({ caption: 'overdue', dueDate: '2026-11-01' });
  const pia = await server.as('pia');
  const all = (await pia.get('/todos')).body;
  expect(captions(all)).toEqual(['overdue', 'today, first', 'today, later', 'next week']);
  expect([all.total, all.overdue, all.open]).toEqual([4, 1, 4]);
  const week = (await pia.get('/todos?from=2026-11-18&to=2026-11-20')).body;
  expect(captions(week)).toEqual(['overdue', 'today, first', 'today, later']);
  expect(captions((await pia.get('/todos?limit=1&page=2')).body)).toEqual(['today, first']);
});

test('a planner sees the own ones and everybody’s, others only when asked, those of payrolls never', async () => {
  await plantTodo({ caption: 'everybody’s', dueDate: '2026-11-18' });
  await plantTodo({ caption: 'pia’s', dueDate: '2026-11-18', recipientId: 'person-pia' });
  await plantTodo({ caption: 'nils’', dueDate: '2026-11-18', recipientId: 'person-nils' });
  await plantTodo(
    { caption: 'payroll', dueDate: '2026-11-18', recipientId: 'person-otto' },
    'TODO_PAYROLL_ITEM',
  );
  const pia = await server.as('pia');
  expect(captions((await pia.get('/todos')).body).toSorted()).toEqual(['everybody’s', 'pia’s']);
  expect((await pia.get('/todos?whose=all')).body.total).toBe(3);
  expect((await (await server.as('anna')).get('/todos?whose=all')).body.total).toBe(0);
});

test('whoever owes a to-do sees it, closes it and opens it again, without a right to all of them', async () => {
  const payroll = { caption: 'payroll', dueDate: '2026-11-18', recipientId: 'person-otto' };
  const id = await plantTodo(payroll, 'TODO_PAYROLL_ITEM');
  const annas = await plantTodo({ ...payroll, caption: 'photo', recipientId: 'person-anna' });
  await plantTodo({ ...payroll, caption: 'whoever accounts', recipientId: null }, 'TODO_PAYROLL_ITEM');
  await plantTodo({ ...payroll, caption: 'pia’s', recipientId: 'person-pia' }, 'TODO_PAYROLL_ITEM');
  const otto = await server.as('otto');
  expect(captions((await otto.get('/todos')).body)).toEqual(['payroll', 'whoever accounts']);
  expect(captions((await otto.get('/todos?whose=all')).body)).toHaveLength(3);
  expect((await otto.get('/todos')).body.items[0].may).toEqual({ edit: false, finish: true });
  expect((await otto.post(`/todos/${id}/done`, {}, match(1))).body.doneBy).toBe("Zoë D'otto");
  expect((await otto.post(`/todos/${id}/undone`, {}, match(2))).body.doneAt).toBeNull();
  const anna = await server.as('anna');
  expect(captions((await anna.get('/todos')).body)).toEqual(['photo']);
  expect((await anna.post(`/todos/${annas}/done`, {}, match(1))).status).toBe(200);
  expect((await anna.post(`/todos/${id}/done`, {}, match(3))).status).toBe(404);
  expect((await anna.post('/todos', { caption: 'x', dueDate: '2026-11-18' })).body.code).toBe('forbidden');
  const pia = await server.as('pia');
  expect((await pia.post(`/todos/${annas}/undone`, {}, match(2))).status).toBe(200);
});

test('to-dos of a bundle that is closed are closed with it', async () => {
  const payroll = { caption: 'payroll', dueDate: '2026-11-18', recipientId: 'person-otto' };
  const id = await plantTodo(payroll, 'TODO_PAYROLL_ITEM');
  await plantTodo({ ...payroll, caption: 'plan' });
  const otto = await server.as('otto');
  await server.database.asOwner((session) =>
    session.query(`update tenant set bundles = array_remove(bundles, 'planning') where id = $1`, ['north']),
  );
  expect(captions((await otto.get('/todos')).body)).toEqual(['payroll']);
  expect((await otto.post(`/todos/${id}/done`, {}, match(1))).status).toBe(200);
});

test('a to-do is written for another one, who is told', async () => {
  const pia = await server.as('pia');
  const wanted = { caption: 'Order lifts', dueDate: '2026-11-20', priority: 1, recipientId: 'person-nils' };
  const { body } = await pia.post('/todos', wanted);
  expect(body).toMatchObject({
    caption: 'Order lifts',
    priority: 1,
    overdue: false,
    version: 1,
    doneAt: null,
  });
  expect(body.recipient).toEqual({ personId: 'person-nils', name: "Zoë D'nils" });
  expect(await server.north((db) => notifiedKinds(db, 'person-nils'))).toEqual(['todo']);
  const nils = await server.as('nils');
  const may = { edit: false, finish: true };
  expect((await nils.get('/todos')).body.items).toMatchObject([{ id: body.id, may }]);
  expect((await nils.post(`/todos/${body.id}`, { priority: 3 }, match(1))).body.code).toBe('forbidden');
  const done = await nils.post(`/todos/${body.id}/done`, {}, match(1));
  expect(done.body).toMatchObject({ doneBy: "Zoë D'nils", version: 2 });
});

test('a to-do that names neither day nor priority is due tomorrow, with the highest', async () => {
  const pia = await server.as('pia');
  const { body } = await pia.post('/todos', { caption: 'Order lifts' });
  expect(body).toMatchObject({ dueDate: '2026-11-19', priority: 1 });
});

test('a to-do for everybody, and sent twice it is one', async () => {
  const pia = await server.as('pia');
  const body = { caption: 'Call the hall', dueDate: '2026-11-18', recipientId: null };
  const options = { headers: { 'idempotency-key': 'once-only' } };
  for (const _ of [1, 2]) expect((await pia.post('/todos', body, options)).body.recipient).toBeNull();
  expect(await server.north(openTodos)).toHaveLength(1);
});

test.each([
  ['without a caption', { dueDate: '2026-11-20' }, 'caption', 'required'],
  ['for yesterday', { caption: 'x', dueDate: '2026-11-17' }, 'dueDate', 'in_the_past'],
  ['of priority 4', { caption: 'x', dueDate: '2026-11-20', priority: 4 }, 'priority', 'too_big'],
  [
    'for nobody we know',
    { caption: 'x', dueDate: '2026-11-20', recipientId: 'who' },
    'recipientId',
    'bad_choice',
  ],
])('a to-do %s is refused', async (_, body, path, code) => {
  const answer = await (await server.as('pia')).post('/todos', body);
  expect(answer.body.fields[0]).toMatchObject({ path, code });
});

test('a to-do is changed by who has seen its version', async () => {
  const id = await plantTodo({ caption: 'Order lifts', dueDate: '2026-11-20' });
  const pia = await server.as('pia');
  expect((await pia.post(`/todos/${id}`, { priority: 1 })).body.code).toBe('precondition_required');
  const { body } = await pia.post(`/todos/${id}`, { priority: 1, dueDate: '2026-11-21' }, match(1));
  expect(body).toMatchObject({ caption: 'Order lifts', priority: 1, dueDate: '2026-11-21', version: 2 });
  const late = await pia.post(`/todos/${id}`, { priority: 3 }, match(1));
  expect(late.body).toMatchObject({ code: 'conflict', current: { priority: 1, version: 2 } });
});

test('what a to-do is about is named as its page is', async () => {
  const { project, crew, item } = await server.north(async (db) => {
    const project = await plantProject(db);
    const crew = await plantCrew(db, { projectId: project.id });
    return { project, crew, item: await plantItem(db, { crewId: crew.id, status: 'draft' }) };
  });
  for (const [kind, id] of [
    ['project', project.id],
    ['crewItem', item.id],
    ['crewItem', 'a position that is gone'],
    ['document', 'doc-1'],
    ['payroll', 'a payroll that is gone'],
    ['receipt', 'a receipt that is gone'],
    ['invoice', 'an invoice that is gone'],
  ] as const)
    await plantTodo({ caption: kind, dueDate: '2026-11-18', subject: { kind, id } });
  const { items } = (await (await server.as('pia')).get('/todos')).body;
  expect(items.map(({ subject }: { subject: unknown }) => subject)).toEqual([
    { kind: 'project', id: project.number },
    { kind: 'crew', id: crew.id },
    null,
    { kind: 'document', id: 'doc-1' },
    null,
    null,
    null,
  ]);
});

test('done, done again and taken back', async () => {
  const id = await plantTodo({ caption: 'Order lifts', dueDate: '2026-11-17' });
  const pia = await server.as('pia');
  const done = (await pia.post(`/todos/${id}/done`, {}, match(1))).body;
  expect(done).toMatchObject({ doneBy: "Zoë D'pia", overdue: false, version: 2 });
  expect((await pia.post(`/todos/${id}/done`, {}, match(1))).body.version).toBe(2);
  expect((await pia.get('/todos?state=open')).body.total).toBe(0);
  expect((await pia.get('/todos?state=done')).body.total).toBe(1);
  expect((await pia.post(`/todos/${id}/undone`, {}, match(1))).body.code).toBe('conflict');
  expect((await pia.post(`/todos/${id}/undone`, {}, match(2))).body).toMatchObject({
    doneAt: null,
    overdue: true,
  });
  expect((await pia.post('/todos/nothing/done', {}, match(1))).status).toBe(404);
});
