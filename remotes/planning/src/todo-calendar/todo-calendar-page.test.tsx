import type { AnswerOf, persons, Todo } from '@callboard/contract';
import { apiError, desk, expectNoAxeViolations, pageTest, screenOf, signInAs } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { sampleTodo, sampleTodos } from './sample-todos.ts';
import * as page from './todo-calendar-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => {
  toasts.clear();
  signInAs({ roles: ['planner'], rights: { toDoCalendar: ['READ', 'EDIT'] } });
});

/** The server of these tests keeps what it is told. */
const opened = (first: readonly Todo[], search = '') => {
  let all = [...first];
  const change = (id: string, part: Partial<Todo>) => {
    all = all.map((todo) => (todo.id === id ? { ...todo, ...part, version: todo.version + 1 } : todo));
    return { body: all.find((todo) => todo.id === id) };
  };
  server.on('GET /todos', ({ query }) => {
    const state = query.get('state');
    const fits = ({ doneAt }: Todo) =>
      state === null || state === 'all' || (doneAt === null) === (state === 'open');
    return { body: sampleTodos(all.filter(fits)) };
  });
  for (const { id } of first) {
    const done = { doneAt: '2026-11-23T10:00:00Z', doneBy: 'Petra Maier', overdue: false };
    server.on(`POST /todos/${id}/done`, () => change(id, done));
    server.on(`POST /todos/${id}/undone`, () => change(id, { doneAt: null, doneBy: null }));
  }
  const path = paths.todoCalendar.pattern;
  return show(page, { path, at: `${path}?${search}` });
};
const nils: AnswerOf<typeof persons.persons>['items'][number] = {
  id: 'p-9',
  contactNumber: 'P-9',
  name: 'Nils Berg',
  kind: 'employee',
  email: 'nils@example.org',
  phone: '',
  city: 'Wien',
  country: 'AT',
  active: true,
  functions: ['Planner'],
  picture: null,
  waiting: false,
};
const list = () => screen.findByRole('list', { name: 'To-dos' });
const undo = () => act(() => toasts.current()[0]?.action?.run());

const late = sampleTodo({
  id: 'late',
  caption: 'Call the hall',
  dueDate: '2026-11-19',
  overdue: true,
  priority: 1,
});
const soon = sampleTodo({ id: 'soon', caption: 'Book the hotel', dueDate: '2027-03-04' });

describe('the list', () => {
  test('says what is overdue, how much it matters and whom it is about', async () => {
    const person = { personId: 'p-9', name: 'Anna Kern' };
    const { container } = await opened([{ ...late, person }, soon]);
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Call the hall.*Overdue: .*19.*High priority · Anna Kern/);
    expect(rows[1]).toHaveTextContent('Book the hotel');
    expect(screen.getByRole('link', { name: /2\s*To do/ })).toHaveAttribute('aria-current', 'page');
    await expectNoAxeViolations(container);
  });

  test('the button marks as done at once, and Undo takes it back', async () => {
    const { user } = await opened([late, soon]);
    await user.click(await screen.findByRole('button', { name: 'Mark as done: Call the hall' }));
    await waitFor(() => expect(screen.queryByText('Call the hall')).toBeNull());
    await waitFor(() => expect(toasts.current()[0]?.message).toBe('To-do done'));
    expect(server.requests.find(({ path }) => path === '/todos/late/done')?.headers['if-match']).toBe('"3"');
    undo();
    expect(await screen.findByText('Call the hall')).toBeVisible();
    await waitFor(() => expect(server.count('POST /todos/late/undone')).toBe(1));
  });

  test('a finger to the right does the same; a short one and one from the edge do nothing', async () => {
    await opened([late, soon]);
    const swipe = async (from: number, to: number) => {
      const row = await screen.findByText('Call the hall');
      fireEvent.touchStart(row, { touches: [{ clientX: from, clientY: 200 }] });
      fireEvent.touchMove(row, { touches: [{ clientX: to, clientY: 204 }] });
      fireEvent.touchEnd(row, { changedTouches: [{ clientX: to, clientY: 204 }] });
    };
    await swipe(60, 110);
    await swipe(5, 250);
    expect(server.count('POST /todos/late/done')).toBe(0);
    await swipe(60, 220);
    await waitFor(() => expect(screen.queryByText('Call the hall')).toBeNull());
    await waitFor(() => expect(server.count('POST /todos/late/done')).toBe(1));
  });

  test('what somebody else changed meanwhile stays open and is read again', async () => {
    const { user } = await opened([late]);
    server.on('POST /todos/late/done', () => apiError(409, 'conflict'));
    await user.click(await screen.findByRole('button', { name: 'Mark as done: Call the hall' }));
    await waitFor(() => expect(server.count('POST /todos/late/done')).toBe(1));
    expect(await screen.findByText('Call the hall')).toBeVisible();
    await waitFor(() => expect(server.count('GET /todos')).toBeGreaterThan(2));
    expect(toasts.current()).toHaveLength(1);
  });

  test('opens a to-do with what it is about, and what is done can be opened again', async () => {
    const done = sampleTodo({
      id: 'done',
      caption: 'blocked_confirmed_job',
      body: 'Anna Kern · 2026-12-01 Gala',
      doneAt: '2026-11-22T10:00:00Z',
      doneBy: 'Petra Maier',
      subject: { kind: 'crew', id: 'c-1' },
    });
    const { user } = await opened([done], 'tab=done');
    await user.click(within(await list()).getByRole('link'));
    const sheet = await screen.findByRole('dialog', { name: 'To-do' });
    expect(await within(sheet).findByText(/Anna Kern · Tue,? 1 Dec Gala/)).toBeVisible();
    expect(within(sheet).getByRole('link', { name: 'Open crew' })).toHaveAttribute('href', '/crews/c-1');
    await user.click(within(sheet).getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(server.count('POST /todos/done/undone')).toBe(1));
  });

  test('who may not change to-dos is not offered it', async () => {
    signInAs({ roles: ['planner'], rights: { toDoCalendar: ['READ'] } });
    await opened([{ ...late, may: { edit: false, finish: false } }]);
    await list();
    expect(screen.queryByRole('button', { name: /^Mark as done/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New to-do' })).toBeNull();
  });
});

test('a new to-do is typed, and what the server does not take is said at its field', async () => {
  const { user } = await opened([]);
  expect(await screen.findByText('ToDos not found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New to-do' }));
  const sheet = await screen.findByRole('dialog', { name: 'New to-do' });
  await user.type(within(sheet).getByRole('textbox', { name: /What to do/ }), 'Order lifts');
  server.on('POST /todos', ({ body }) => ({ body: sampleTodo({ id: 'new', ...(body as object) }) }));
  await user.click(within(sheet).getByRole('button', { name: 'Save to-do' }));
  await waitFor(() => expect(toasts.current()[0]?.message).toBe('To-do added'));
  expect(
    server.requests.find(({ method, path }) => method === 'POST' && path === '/todos')?.body,
  ).toMatchObject({
    caption: 'Order lifts',
    dueDate: '2026-11-11',
    priority: 1,
  });
});

test('a to-do is given to a colleague, who is found by typing', async () => {
  server.on('GET /persons', () => ({
    body: {
      items: [nils],
      total: 1,
      page: 1,
      limit: 20,
    },
  }));
  server.on('POST /todos', ({ body }) => ({ body: sampleTodo({ id: 'new', ...(body as object) }) }));
  const { user } = await opened([]);
  await user.click(await screen.findByRole('button', { name: 'New to-do' }));
  const sheet = await screen.findByRole('dialog', { name: 'New to-do' });
  await user.type(within(sheet).getByRole('textbox', { name: /What to do/ }), 'Order lifts');
  const who = await within(sheet).findByRole('combobox', { name: /Who does it/ });
  await user.clear(who);
  await user.type(who, 'nils');
  await user.click(await screen.findByRole('option', { name: /Nils Berg/ }));
  await user.click(within(sheet).getByRole('button', { name: 'Save to-do' }));
  await waitFor(() => expect(server.count('POST /todos')).toBe(1));
  const sent = server.requests.find(({ method, path }) => method === 'POST' && path === '/todos');
  expect(sent?.body).toMatchObject({ caption: 'Order lifts', recipientId: 'p-9' });
});

test('a to-do says for whom it is, and leads to its project or its person', async () => {
  const recipient = { personId: 'p-9', name: 'Nils Berg' };
  const project = sampleTodo({ id: 'a', subject: { kind: 'project', id: '4711' }, recipient });
  const person = sampleTodo({ id: 'b', person: { personId: 'p-2', name: 'Anna Kern' } });
  const { user } = await opened([project, person]);
  const [first, second] = within(await list()).getAllByRole('link');
  expect(first).toHaveTextContent('For Nils Berg');
  await user.click(first ?? document.body);
  expect(await screen.findByRole('link', { name: 'Open project' })).toHaveAttribute('href', '/projects/4711');
  await user.keyboard('{Escape}');
  await user.click(second ?? document.body);
  expect(await screen.findByRole('link', { name: 'Open profile' })).toHaveAttribute(
    'href',
    '/crew-profile/p-2',
  );
});

test.each([
  ['payroll', '12', 'Open payroll', '/payrolls/12'],
  ['receipt', '34', 'Open receipt', '/receipt/34'],
  ['invoice', 'A-1', 'Open invoice', '/invoice/A-1'],
  ['absence', 'v-1', 'Open vacation', '/vacations/v-1'],
  ['personChange', 'c-1', 'Open changes of data', '/approvals?tab=changes'],
])('a to-do about %s leads to it', async (kind, id, name, href) => {
  const { user } = await opened([sampleTodo({ id: 'a', subject: { kind, id } })]);
  await user.click(within(await list()).getByRole('link'));
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('the calendar shows to-dos on their days, and opens one', async () => {
  screenOf(desk);
  const { user, container } = await opened([late, soon], 'show=calendar&month=2026-11&day=2026-11-19');
  const grid = await screen.findByRole('grid', { name: 'November 2026' });
  expect(
    await within(grid).findByRole('button', { name: /19 November 2026: 1 to-do, Call the hall/ }),
  ).toBeVisible();
  const day = screen.getByRole('region', { name: /19 November 2026/ });
  await expectNoAxeViolations(container);
  await user.click(within(day).getByRole('link', { name: /Call the hall/ }));
  expect(await screen.findByRole('heading', { name: 'Call the hall', level: 2 })).toBeVisible();
});
