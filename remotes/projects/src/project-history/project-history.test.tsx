import type { ProjectActivity } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from '../project/project-page.tsx';
import { listed, sampleProject } from '../base/sample-project.ts';

const { server, show } = pageTest(feature);
const sample = (own: Partial<ProjectActivity> = {}): ProjectActivity => ({
  id: 'a-1',
  version: 1,
  type: 'LOG',
  caption: 'project_changed',
  body: '',
  reason: '',
  at: '2026-11-19T10:00:00Z',
  actor: { id: 'person-erika', name: 'Erika Maier' },
  crew: null,
  changes: [],
  positions: null,
  todo: null,
  ...own,
});
const todo = (own: Partial<NonNullable<ProjectActivity['todo']>> = {}) => ({
  recipient: null,
  dueDate: '2026-11-20',
  priority: 1,
  overdue: false,
  doneAt: null,
  doneBy: null,
  mayFinish: true,
  ...own,
});
const finished = (version: number) => ({
  id: 't-1',
  version,
  type: 'TODO_INT',
  category: 'project',
  caption: 'Order lifts',
  body: '',
  dueDate: '2026-11-20',
  priority: 1,
  overdue: false,
  doneAt: null,
  doneBy: null,
  createdAt: '2026-11-19T10:00:00Z',
  createdBy: null,
  recipient: null,
  person: null,
  subject: null,
  may: { edit: true, finish: true },
});
const posts = () => server.requests.filter(({ method }) => method === 'POST');

beforeEach(() => {
  sessionStorage.clear();
  toasts.clear();
  signInAs({ roles: ['planner'], rights: { projects: ['READ'] } });
  server.on('GET /projects/4711', () => ({ body: sampleProject({ may: { readHistory: true } }) }));
  server.on('GET /projects/4711/projectCrews', () => ({ body: listed([]) }));
});
const opened = (part: string) =>
  show(page, { path: paths.project.pattern, at: `/projects/4711?part=${part}` });

describe('the history', () => {
  test('says who changed what and when, before and after, in words', async () => {
    server.on('GET /projects/4711/activities', () => ({
      body: listed([
        sample({
          changes: [
            { field: 'managerId', before: null, after: 'Olga Petrov' },
            { field: 'status', before: 'quoted', after: 'confirmed' },
            { field: 'endDate', before: '2027-01-09', after: null },
          ],
        }),
        sample({
          id: 'a-2',
          caption: 'crew_signed_off',
          crew: { id: 'c-1', name: 'Load-in' },
          actor: null,
          reason: 'All there',
        }),
      ]),
    }));
    const { container } = await opened('history');
    const list = within(await screen.findByRole('list', { name: 'History, newest first' }));
    expect(await list.findByText('Project changed')).toBeInTheDocument();
    expect(list.getByText(/^Erika Maier · .*19 Nov/)).toBeInTheDocument();
    expect(list.getByText('Project manager: nothing → Olga Petrov')).toBeInTheDocument();
    expect(list.getByText('Status: Quoted → Confirmed')).toBeInTheDocument();
    expect(list.getByText('End: 9 Jan 2027 → nothing')).toBeInTheDocument();
    expect(list.getByText(/· Load-in$/)).toBeInTheDocument();
    expect(list.getByText(/^Automatic · /)).toBeInTheDocument();
    expect(list.getByText('All there')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('says what of a crew was changed, and how many positions came and went', async () => {
    const crew = { id: 'c-1', name: 'Load-in' };
    server.on('GET /projects/4711/activities', () => ({
      body: listed([
        sample({ caption: 'crew_cancelled', crew, body: 'Load-in', reason: 'Storm', positions: 24 }),
        sample({
          id: 'a-2',
          caption: 'crew_changed',
          crew,
          body: 'Load-in',
          positions: 24,
          changes: [
            { field: 'endDate', before: null, after: '2027-01-09' },
            { field: 'startTime', before: '08:00', after: '09:30' },
            { field: 'locationId', before: 'North hall', after: 'Old quay' },
            { field: 'infoCrew', before: null, after: 'Gate 4' },
          ],
        }),
        sample({ id: 'a-3', caption: 'crew_created', crew, body: 'Get-in', positions: 1 }),
      ]),
    }));
    await opened('history');
    const list = within(await screen.findByRole('list', { name: 'History, newest first' }));
    await list.findByText('Crew cancelled · Load-in');
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Crew cancelled · Load-inErika Maier · .*24 positionsStorm$/);
    expect(rows[1]).toMatch(
      /Last day: nothing → 9 Jan 2027Start time: 08:00 → 09:30Place: North hall → Old quayNotes · For the crew: nothing → Gate 424 positions moved$/,
    );
    expect(rows[2]).toMatch(/1 positionGet-in$/);
  });

  test('takes a note; without a word nothing goes out', async () => {
    server.on('GET /projects/4711/activities', () => ({ body: listed([]) }));
    server.on('POST /projects/4711/activities', () => ({
      body: { id: 'n-1', type: 'LOG', caption: 'note', at: '2026-11-19T10:00:00Z' },
    }));
    const { user } = await opened('history');
    expect(await screen.findByText('Nothing has happened yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a note' }));
    await user.click(await sheet.findByRole('button', { name: 'Save note' }));
    expect((await sheet.findAllByText(/Write something\./)).length).toBeGreaterThan(0);
    expect(posts()).toEqual([]);
    await user.type(sheet.getByRole('textbox', { name: /^Note/ }), 'Gate 3 is closed');
    await user.click(sheet.getByRole('button', { name: 'Save note' }));
    await waitFor(() =>
      expect(posts()[0]?.body).toMatchObject({ type: 'LOG', caption: 'note', body: 'Gate 3 is closed' }),
    );
  });

  test('that does not load says so, and the project stays', async () => {
    server.on('GET /projects/4711/activities', () => apiError(403, 'forbidden'));
    await opened('history');
    expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Harbour festival 11' })).toBeInTheDocument();
  });
});

describe('to-dos', () => {
  test('are done with one press, and Undo opens them again in their new version', async () => {
    server.on('GET /projects/4711/activities', ({ query }) => ({
      body: listed(
        query.get('type') === 'TODO_INT'
          ? [
              sample({ id: 't-1', type: 'TODO_INT', caption: 'Order lifts', todo: todo({ overdue: true }) }),
              sample({
                id: 't-2',
                type: 'TODO_INT',
                caption: 'Book hotel',
                todo: todo({ doneAt: '2026-11-18T10:00:00Z', doneBy: 'Olga Petrov', mayFinish: false }),
              }),
            ]
          : [],
      ),
    }));
    server.on('POST /todos/t-1/done', () => ({ body: finished(2) }));
    server.on('POST /todos/t-1/undone', () => ({ body: finished(3) }));
    const { user, container } = await opened('todos');
    const list = within(await screen.findByRole('list', { name: 'To-dos, open ones first' }));
    expect(list.getByText('Overdue: 20 Nov 2026')).toBeInTheDocument();
    expect(list.getByText('Done by Olga Petrov, 18 Nov 2026')).toBeInTheDocument();
    await expectNoAxeViolations(container);
    await user.click(list.getByRole('button', { name: 'Mark as done: Order lifts' }));
    await waitFor(() => expect(toasts.current().map(({ message }) => message)).toEqual(['To-do done']));
    act(() => toasts.act(toasts.current()[0]?.id ?? 0));
    await waitFor(() =>
      expect(posts().map(({ path }) => path)).toEqual(['/todos/t-1/done', '/todos/t-1/undone']),
    );
    expect(posts()[1]?.headers['if-match']).toContain('2');
  });

  test('a new one is for all planners and due tomorrow, unless somebody else is found by name', async () => {
    server.on('GET /projects/4711/activities', () => ({ body: listed([]) }));
    server.on('GET /projectLeaders', () => ({
      body: listed([{ id: 'person-olga', name: 'Olga Petrov', contactNumber: 'K-2' }]),
    }));
    server.on('POST /projects/4711/activities', () => ({
      body: { id: 't-3', type: 'TODO_INT', caption: 'Order lifts', at: '2026-11-19T10:00:00Z' },
    }));
    const { user } = await opened('todos');
    await user.click(await screen.findByRole('button', { name: 'New to-do' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'New to-do' }));
    await user.type(await sheet.findByRole('textbox', { name: /^What is to be done/ }), 'Order lifts');
    await user.type(sheet.getByRole('combobox', { name: 'For' }), 'olga');
    await screen.findByRole('option', { name: /Olga Petrov/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(sheet.getByRole('button', { name: 'Save to-do' }));
    await waitFor(() =>
      expect(posts()[0]?.body).toMatchObject({
        type: 'TODO_INT',
        caption: 'Order lifts',
        recipientId: 'person-olga',
        priority: 1,
        dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      }),
    );
  });
});
