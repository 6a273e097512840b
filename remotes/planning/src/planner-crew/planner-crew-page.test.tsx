import { queryClient } from '@callboard/client';
import type { PlannerGrid } from '@callboard/contract';
import {
  apiError,
  desk,
  expectNoAxeViolations,
  pageTest,
  patience,
  screenOf,
  signInAs,
} from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as head from './grid/person-head.tsx';
import * as page from './planner-crew-page.tsx';
import { plannerGridQuery } from './grid-data/planner-grid.queries.ts';
import {
  monday,
  noDrafts,
  sampleCell,
  pageOf,
  sampleFigures,
  sampleFilters,
  sampleGrid,
  samplePerson,
} from './grid-data/sample-grid.ts';
import { sampleVacation } from '../vacations/sample-vacation.ts';

// Every row draws its head: counting them counts rows.
jest.mock('./grid/person-head.tsx', () => {
  const real = jest.requireActual<typeof head>('./grid/person-head.tsx');
  return { PersonHead: jest.fn(real.PersonHead) };
});

const { server, show } = pageTest(feature);
beforeEach(() => {
  toasts.clear();
  signInAs({ roles: ['planner'], rights: { crews: ['READ', 'EDIT'] } });
  server.on('POST /planningDrafts/openCell', () => ({ status: 204 }));
});

const at = `${paths.plannerCrew.pattern}?from=${monday}`;
const answerPeople = (grid: PlannerGrid) => {
  server.on('GET /plannerGrid', ({ query }) => ({ body: pageOf(grid, query) }));
  server.on('GET /plannerGrid/filters', () => ({ body: sampleFilters }));
  server.on('GET /plannerGrid/figures', ({ query }) => ({
    body: sampleFigures(pageOf(grid, query).people),
  }));
};
const opened = (grid: PlannerGrid, where = at) => {
  answerPeople(grid);
  server.on('GET /planningDrafts', () => ({ body: noDrafts }));
  return show(page, { path: paths.plannerCrew.pattern, at: where });
};
const grid = () => screen.findByRole('grid', { name: 'People by days' });
const cell = async (name: RegExp) => within(await grid()).findByRole('gridcell', { name });
const messages = () => toasts.current().map(({ message }) => message);

describe('the grid', () => {
  test('reads person, day and state, and what needs a look', async () => {
    const { container } = await opened(
      sampleGrid([
        samplePerson(1, {
          name: 'Anna Kern',
          cells: [
            sampleCell(monday, { reasons: ['shortRest'], border: 'yellow' }),
            sampleCell('2026-11-24', { fill: 'blocked', from: null, until: null, items: [] }),
          ],
        }),
      ]),
    );
    expect(
      await cell(/^Anna Kern, Mon 23 Nov, Confirmed position, 08:00–18:00, Too little rest$/),
    ).toHaveTextContent('C');
    expect(await cell(/^Anna Kern, Tue 24 Nov, Blocked date$/)).toHaveTextContent('B');
    expect(await cell(/^Anna Kern, Wed 25 Nov, nothing planned$/)).toHaveTextContent('');
    expect(await screen.findByRole('rowheader', { name: 'Anna Kern, time account +1:29 h' })).toBeVisible();
    expect(await grid()).toHaveAttribute('aria-rowcount', '2');
    expect(screen.getByRole('columnheader', { name: 'Mon 23 Nov' })).toHaveAttribute('aria-current', 'date');
    await expectNoAxeViolations(container);
  });

  test('speaks the language of the person, letters too', async () => {
    answerPeople(sampleGrid([samplePerson(1, { name: 'Anna Kern', cells: [sampleCell(monday)] })]));
    server.on('GET /planningDrafts', () => ({ body: noDrafts }));
    await show(page, { path: paths.plannerCrew.pattern, at, language: 'de' });
    const found = await screen.findByRole('gridcell', {
      name: /^Anna Kern, Mo., 23. Nov., Bestätigte Position/,
    });
    expect(found).toHaveTextContent(/^B/);
  });

  test('of thousands of people draws those near the window', async () => {
    screenOf(desk);
    await opened(sampleGrid(Array.from({ length: 2000 }, (_, n) => samplePerson(n + 1))));
    expect((await grid()).querySelectorAll('*').length).toBeLessThan(4000);
    expect(await grid()).toHaveAttribute('aria-rowcount', '2001');
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(40);
  });

  test('reads the first page for the first rows; the others follow, and filters find everybody', async () => {
    const people = Array.from({ length: 250 }, (_, n) => samplePerson(n + 1));
    const { user } = await opened(sampleGrid(people.with(240, samplePerson(241, { name: 'Zoë Last' }))));
    expect(await grid()).toHaveAttribute('aria-rowcount', '251');
    await waitFor(() => expect(server.count('GET /plannerGrid')).toBe(3));
    const read = server.requests.filter(({ path }) => path === '/plannerGrid');
    expect(read.map(({ query }) => query.get('page'))).toEqual(['1', '2', '3']);
    await user.click(screen.getByRole('button', { name: 'Filters, 250 people' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Name or town' }), 'zoe');
    await user.click(await screen.findByRole('button', { name: 'Show 1 person' }));
    expect(await cell(/^Zoë Last, Mon/)).toBeVisible();
  });

  test('draws only the row anew in which a cell has changed', async () => {
    const people = [1, 2, 3, 4, 5].map((n) => samplePerson(n));
    const before = sampleGrid(people);
    await opened(before);
    await cell(/^Person 3, Tue/);
    await screen.findByRole('rowheader', { name: /^Person 5, time account/ });
    jest.mocked(head.PersonHead).mockClear();
    const changed = samplePerson(3, { cells: [sampleCell('2026-11-24')] });
    answerPeople(sampleGrid(people.with(2, changed)));
    await act(() => queryClient.invalidateQueries());
    await cell(/^Person 3, Tue 24 Nov, Confirmed/);
    expect(jest.mocked(head.PersonHead).mock.calls.map(([{ person }]) => person.id)).toEqual(['p-3']);
    expect(
      queryClient.getQueryData(plannerGridQuery({ from: monday, to: '2026-11-29' }, 1).queryKey),
    ).toBeDefined();
  });

  test('is walked by arrows, with one stop of Tab, and Enter opens a cell', async () => {
    server.on('GET /plannerGrid/people/p-2', () => ({
      body: { person: { id: 'p-2', name: 'Person 2' }, phone: null, items: [], open: [] },
    }));
    const { user } = await opened(sampleGrid([1, 2, 3].map((n) => samplePerson(n))));
    const first = await cell(/^Person 1, Mon/);
    expect((await grid()).querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    act(() => first.focus());
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(await cell(/^Person 2, Wed/)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('rowheader', { name: /^Person 2/ })).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Person 2' })).toBeVisible();
  });
});

test('a cell that somebody else is about to change shows it, in the grid and in its sheet', async () => {
  const planner = { id: 'p-9', name: 'Fenna Bos' };
  const openCells = [{ planner, personId: 'p-1', day: '2026-11-24' }];
  server.on('GET /plannerGrid/people/p-1', () => ({
    body: { person: { id: 'p-1', name: 'Person 1' }, phone: null, items: [], open: [] },
  }));
  answerPeople(sampleGrid([samplePerson(1)]));
  server.on('GET /planningDrafts', () => ({ body: { ...noDrafts, openCells } }));
  const { user } = await show(page, { path: paths.plannerCrew.pattern, at });
  const shown = await cell(/^Person 1, Tue 24 Nov, nothing planned, Fenna Bos is changing this$/);
  // A sheet of the test before may only have closed now.
  const before = server.requests.length;
  await user.click(shown);
  const sheet = await screen.findByRole('dialog', { name: 'Person 1' });
  expect(within(sheet).getByText('Fenna Bos is changing this')).toBeVisible();
  const said = () =>
    server.requests
      .slice(before)
      .filter(({ path }) => path === '/planningDrafts/openCell')
      .map(({ body }) => body);
  await waitFor(() => expect(said()).toEqual([{ cell: { personId: 'p-1', day: '2026-11-24' } }]));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(said()).toHaveLength(2));
  expect(said()[1]).toEqual({ cell: null });
});

test('a cell with a vacation leads to it, requested or given, and the bar to all that wait', async () => {
  server.on('GET /plannerGrid/people/p-1', () => ({
    body: { person: { id: 'p-1', name: 'Person 1' }, phone: null, items: [], open: [] },
  }));
  const asked = [sampleVacation(), sampleVacation({ id: 'old', status: 'refused' })];
  server.on('GET /vacationRequests', ({ query }) => {
    const items = query.get('personId') === 'p-1' ? asked : [sampleVacation()];
    return { body: { items, total: 1, page: 1, limit: 1 } };
  });
  const fill = { fill: 'requestPending' as const, from: null, until: null, items: [] };
  const { user } = await opened(sampleGrid([samplePerson(1, { cells: [sampleCell(monday, fill)] })]));
  expect(await screen.findByRole('button', { name: 'Vacations: 1' })).toBeVisible();
  await user.click(await cell(/^Person 1, Mon 23 Nov/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Person 1' }));
  expect(await sheet.findByText('Vacation: 8 Dec – 12 Dec')).toBeVisible();
  const links = sheet.getAllByRole('link', { name: 'Open request' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/vacations/v-1']);
  expect(server.requests.find(({ query }) => query.get('personId'))?.query.get('from')).toBe(monday);
});

test('a day opens as a list, by a tap and by keys', async () => {
  const { user } = await opened(sampleGrid([1, 2].map((n) => samplePerson(n))));
  const first = await cell(/^Person 1, Tue/);
  act(() => first.focus());
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('columnheader', { name: 'Tue 24 Nov' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(await screen.findByRole('button', { name: 'Wed 25 Nov', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Grid' }));
  await user.click(await screen.findByRole('columnheader', { name: 'Thu 26 Nov' }));
  expect(await screen.findByRole('button', { name: 'Thu 26 Nov', pressed: true })).toBeVisible();
});

test('the figures of a person open what they are made of', async () => {
  server.on('GET /plannerGrid/people/p-1/figures', () => ({
    body: {
      days: [{ day: monday, quota: 480, planned: 600, worked: 0, credit: 0, provisional: false }],
      vacations: [{ from: '2026-12-01', to: '2026-12-03', days: 3, pending: true }],
    },
  }));
  const { user } = await opened(sampleGrid([samplePerson(1)]));
  await user.click(await screen.findByRole('rowheader', { name: /^Person 1, time account/ }));
  await user.click(await screen.findByRole('button', { name: /^Planned 80:00 h/ }));
  expect(await screen.findByText('10:00 h')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Vacation account/ }));
  expect(await screen.findByText('3, requested')).toBeVisible();
});

test('a client reads the figures of a person, and not which days they are made of', async () => {
  signInAs({ roles: ['client'], rights: { crews: ['READ'] } });
  const grid = sampleGrid([samplePerson(1)]);
  const { user } = await opened({ ...grid, may: { seeSpare: false, plan: false } });
  await user.click(await screen.findByRole('rowheader', { name: /^Person 1, time account/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Person 1' }));
  expect(sheet.getByText('Vacation account, days')).toBeVisible();
  expect(sheet.getByText('80:00 h')).toBeVisible();
  expect(sheet.queryByRole('button', { name: /Planned/ })).not.toBeInTheDocument();
  expect(server.requests.filter(({ path }) => path.startsWith('/planningDrafts'))).toEqual([]);
});

describe('planning', () => {
  const position = {
    itemId: 'open-1',
    version: 4,
    crew: { id: 'crew', name: 'Load-in' },
    project: { number: '4711', name: 'Gala' },
    function: { caption: 'Rigger', short: 'RG' },
    from: '08:00',
    until: '18:00',
    places: 2,
    payMissing: false,
    possible: true,
    forceable: false,
    conflicts: [],
  };
  const draft = {
    id: 'draft-1',
    planner: { id: 'me', name: 'Petra' },
    mine: true,
    createdAt: '2026-11-23T08:00:00Z',
    action: 'request',
    person: { id: 'p-1', name: 'Person 1' },
    force: false,
    reason: '',
    sending: null,
    problem: '',
    changed: false,
    position: {
      itemId: 'open-1',
      version: 4,
      status: 'draft',
      person: null,
      crew: position.crew,
      project: { id: 'p', ...position.project },
      function: { id: 'rigger', ...position.function },
      day: monday,
      from: '08:00',
      until: '18:00',
    },
    conflicts: [],
    stopped: false,
  };
  const drafted = {
    items: [draft],
    openCells: [],
    summary: { changes: 1, ready: 1, people: 1, changed: 0, stopped: 0 },
  };
  const answerCell = (own: Partial<typeof position> = {}) =>
    server.on('GET /plannerGrid/people/p-1', () => ({
      body: {
        person: { id: 'p-1', name: 'Person 1' },
        phone: '+43 1 234',
        items: [],
        open: [{ ...position, ...own }],
      },
    }));
  const answerDrafts = (leavesInMs = 8_000) => {
    server.on('POST /planningDrafts', () => ({ body: drafted }));
    server.on('POST /planningDrafts/send', () => ({
      body: {
        sendId: 's-1',
        leavesAt: new Date(Date.now() + leavesInMs).toISOString(),
        sent: 1,
        people: 1,
        stayed: [],
      },
    }));
    server.on('POST /planningDrafts/sends/s-1/undo', () => ({ body: drafted }));
    server.on('POST /planningDrafts/discard', () => ({ body: noDrafts }));
  };
  const posted = () =>
    server.requests
      .filter(({ method, path }) => method === 'POST' && path !== '/planningDrafts/openCell')
      .map(({ path, body }) => [path, body]);

  test('a request for an open position goes out, and Undo takes it back before anybody hears of it', async () => {
    answerCell();
    answerDrafts();
    const { user } = await opened(sampleGrid([samplePerson(1)]));
    await user.click(await cell(/^Person 1, Mon/));
    expect(await screen.findByRole('link', { name: 'Call Person 1' })).toHaveAttribute('href', 'tel:+431234');
    await user.click(await screen.findByRole('button', { name: 'Request' }));
    // By the server's clock, which is known to half a second.
    await waitFor(() => expect(messages()).toEqual([expect.stringMatching(/^Sending 1 change in \d s$/)]));
    expect(posted()).toEqual([
      [
        '/planningDrafts',
        {
          entries: [
            { itemId: 'open-1', version: 4, personId: 'p-1', action: 'request', force: false, reason: '' },
          ],
        },
      ],
      ['/planningDrafts/send', { ids: ['draft-1'] }],
    ]);
    const undo = toasts.current()[0];
    act(() => toasts.act(undo?.id ?? 0));
    await waitFor(() => expect(messages()).toContain('Undone. Nobody was notified.'));
    expect(posted().slice(2)).toEqual([
      ['/planningDrafts/sends/s-1/undo', {}],
      ['/planningDrafts/discard', { ids: ['draft-1'] }],
    ]);
  });

  test('what was not taken back is sent when its time is over, and only then said to be', async () => {
    answerCell();
    answerDrafts(1_500);
    const said = new Set<string>();
    const stop = toasts.subscribe(() => messages().forEach((message) => said.add(message)));
    const { user } = await opened(sampleGrid([samplePerson(1)]));
    await user.click(await cell(/^Person 1, Mon/));
    await user.click(await screen.findByRole('button', { name: 'Request' }));
    await waitFor(() => expect(messages()).toEqual(['Sent: 1 change to 1 person']), {
      timeout: patience(5_000),
    });
    stop();
    expect([...said]).toEqual([
      expect.stringMatching(/^Sending 1 change in \d s$/),
      'Sent: 1 change to 1 person',
    ]);
  });

  test('all that is planned goes only after a question', async () => {
    answerCell();
    answerDrafts();
    answerPeople(sampleGrid([samplePerson(1)]));
    server.on('GET /planningDrafts', () => ({ body: drafted }));
    const { user } = await show(page, { path: paths.plannerCrew.pattern, at });
    await user.click(await screen.findByRole('button', { name: 'Review 1 change' }));
    await user.click(await screen.findByRole('button', { name: 'Discard all' }));
    const asks = async () => within(await screen.findByRole('alertdialog', { name: 'Discard 1 change?' }));
    await user.click((await asks()).getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(posted()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Discard all' }));
    await user.click((await asks()).getByRole('button', { name: 'Discard all' }));
    await waitFor(() => expect(posted()).toEqual([['/planningDrafts/discard', { ids: ['draft-1'] }]]));
  });

  test('work that nobody would pay is said before somebody is asked, and can be given all the same', async () => {
    answerCell({ payMissing: true });
    answerDrafts();
    const { user } = await opened(sampleGrid([samplePerson(1)]));
    await user.click(await cell(/^Person 1, Mon/));
    expect(await screen.findByText(/^No pay for Person 1: this position has no rate/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Request' }));
    await waitFor(() => expect(posted()).toHaveLength(2));
  });

  test('what stops can be forced, with a reason', async () => {
    answerCell({ possible: false, forceable: true });
    answerDrafts();
    const { user } = await opened(sampleGrid([samplePerson(1)]));
    await user.click(await cell(/^Person 1, Mon/));
    await user.click(await screen.findByRole('button', { name: 'Request' }));
    await user.click(screen.getByRole('button', { name: 'Request' }));
    expect(await screen.findByText('Say why.')).toBeVisible();
    expect(posted()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^Reason for overriding/ }), 'Agreed by phone');
    await user.click(screen.getByRole('button', { name: 'Request' }));
    await waitFor(() =>
      expect(posted()[0]?.[1]).toMatchObject({
        entries: [{ force: true, reason: 'Agreed by phone' }],
      }),
    );
    await waitFor(() => expect(messages()).toHaveLength(1));
  });

  const absent = {
    kind: 'absent',
    level: 'stop',
    forceable: true,
    severe: false,
    params: { day: monday },
    itemId: null,
  };
  const job = (own: object) => ({
    ...position,
    itemId: 'job-1',
    status: 'requested',
    presence: 'requested',
    location: '',
    reason: '',
    forced: null,
    conflicts: [absent],
    actions: ['confirm', 'refuse'],
    ...own,
  });
  const openJob = async (own: object) => {
    server.on('GET /plannerGrid/people/p-1', () => ({
      body: { person: { id: 'p-1', name: 'Person 1' }, phone: null, items: [job(own)], open: [] },
    }));
    answerDrafts();
    const shown = await opened(sampleGrid([samplePerson(1)]));
    await shown.user.click(await cell(/^Person 1, Mon/));
    await screen.findByText(/^away on/);
    return shown;
  };

  test('a job is confirmed for somebody over a conflict with a reason', async () => {
    const { user } = await openJob({});
    expect(screen.getByText('Conflict:')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await user.type(screen.getByRole('textbox', { name: /^Reason for overriding/ }), 'Is back early');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(posted()[0]?.[1]).toMatchObject({
        entries: [{ itemId: 'job-1', action: 'confirm', force: true, reason: 'Is back early' }],
      }),
    );
  });

  test('a job of the person is edited from its cell, as it stands now', async () => {
    signInAs({ roles: ['planner'], rights: { crews: ['READ', 'EDIT'] } });
    server.on('GET /projectCrewItems/job-1', () => ({ body: {} }));
    const { user } = await openJob({});
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Edit position' })).toBeInTheDocument();
    await waitFor(() => expect(server.count('GET /projectCrewItems/job-1')).toBe(1));
  });

  test('an open position is removed from the cell, and comes back by Undo', async () => {
    signInAs({ roles: ['planner'], rights: { crews: ['READ', 'EDIT'] } });
    answerCell();
    server.on('POST /projectCrewItems/remove', () => ({ body: { ids: ['open-1'] } }));
    server.on('POST /projectCrewItems/restore', () => ({ body: { ids: ['open-1'] } }));
    const { user } = await opened(sampleGrid([samplePerson(1)]));
    await user.click(await cell(/^Person 1, Mon/));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(messages()).toEqual(['Positions removed: 1']));
    const undo = toasts.current()[0];
    act(() => toasts.act(undo?.id ?? 0));
    await waitFor(() => expect(messages()).toContain('Positions restored: 1'));
    expect(posted()).toEqual([
      ['/projectCrewItems/remove', { items: [{ id: 'open-1', version: 4 }] }],
      ['/projectCrewItems/restore', { ids: ['open-1'] }],
    ]);
  });

  test('open positions are offered as vacancies from the cell', async () => {
    signInAs({ roles: ['planner'], rights: { crews: ['READ', 'EDIT'] } });
    answerCell();
    server.on('GET /projectCrewItems/offerChoices', () => apiError(404, 'not_found'));
    const { user } = await opened(sampleGrid([samplePerson(1)]));
    await user.click(await cell(/^Person 1, Mon/));
    await user.click(await screen.findByRole('button', { name: 'Offer as vacancy' }));
    expect(await screen.findByRole('dialog', { name: 'Offer as vacancies' })).toBeInTheDocument();
    await waitFor(() =>
      expect(
        Object.fromEntries(server.requests.find(({ path }) => path.endsWith('offerChoices'))?.query ?? []),
      ).toEqual({ items: 'open-1', alike: 'true' }),
    );
  });

  test('what was overridden when the person was asked needs no second reason', async () => {
    const { user } = await openJob({ forced: { by: 'Petra', reason: 'Is back early' } });
    expect(screen.getByText('Overridden by Petra: Is back early')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const entry = expect.objectContaining({ force: false, reason: '' }) as unknown;
    await waitFor(() => expect(posted().map(([, body]) => body)).toContainEqual({ entries: [entry] }));
  });

  test('what no reason overrides cannot be confirmed, only taken back', async () => {
    await openJob({ conflicts: [absent, { ...absent, kind: 'inactive', forceable: false }] });
    expect(screen.getByText('Person 1 can’t have this position.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Decline for person' })).toBeVisible();
  });

  const stoppedDraft = { ...draft, conflicts: [absent], stopped: true };
  const stoppedDrafts = {
    items: [stoppedDraft],
    openCells: [],
    summary: { changes: 1, ready: 0, people: 0, changed: 0, stopped: 1 },
  };

  test('a draft over a conflict asks for its reason where it is reviewed', async () => {
    const { user, container } = await opened(sampleGrid([samplePerson(1)]));
    server.on('GET /planningDrafts', () => ({ body: stoppedDrafts }));
    await act(() => queryClient.invalidateQueries());
    await user.click(await screen.findByRole('button', { name: 'Review 1 change' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Planned, not sent' }));
    expect(sheet.getByRole('button', { name: 'Nothing can be sent' })).toBeDisabled();
    await expectNoAxeViolations(container);
    await user.click(sheet.getByRole('button', { name: 'Plan anyway' }));
    expect(sheet.getByText('Say why.')).toBeVisible();
    const ready = { ...stoppedDraft, force: true, reason: 'Is back early', stopped: false };
    server.on('POST /planningDrafts', () => ({ body: { ...drafted, items: [ready] } }));
    await user.type(sheet.getByRole('textbox', { name: /^Reason for overriding/ }), 'Is back early');
    await user.click(sheet.getByRole('button', { name: 'Plan anyway' }));
    expect(await sheet.findByText('Reason: Is back early')).toBeVisible();
    expect(posted()).toEqual([
      [
        '/planningDrafts',
        {
          entries: [
            {
              itemId: 'open-1',
              version: 4,
              personId: 'p-1',
              action: 'request',
              force: true,
              reason: 'Is back early',
            },
          ],
        },
      ],
    ]);
    expect(sheet.getByRole('button', { name: 'Send 1 change to 1 person' })).toBeEnabled();
  });

  test('a reason that was typed stays when the position vanishes meanwhile', async () => {
    answerCell({ possible: false, forceable: true });
    answerDrafts();
    const { user } = await opened(sampleGrid([samplePerson(1)]));
    await user.click(await cell(/^Person 1, Mon/));
    await user.click(await screen.findByRole('button', { name: 'Request' }));
    await user.type(screen.getByRole('textbox', { name: /^Reason for overriding/ }), 'Agreed by phone');
    answerCell({ itemId: 'open-2', possible: false, forceable: true });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Somebody changed this position')).toBeVisible();
    expect(screen.getByText(/Your reason is kept: Agreed by phone/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Request' }));
    expect(screen.getByRole('textbox', { name: /^Reason for overriding/ })).toHaveValue('Agreed by phone');
    await user.click(screen.getByRole('button', { name: 'Request' }));
    await waitFor(() =>
      expect(posted()[0]?.[1]).toMatchObject({ entries: [{ itemId: 'open-2', reason: 'Agreed by phone' }] }),
    );
    await waitFor(() => expect(messages()).toHaveLength(1));
  });

  test('planned first, nothing leaves until it is sent in one step', async () => {
    answerCell();
    answerDrafts();
    const { user } = await opened(sampleGrid([samplePerson(1)]), `${at}&plan=first`);
    await user.click(await cell(/^Person 1, Mon/));
    await user.click(await screen.findByRole('button', { name: 'Request' }));
    const bar = within(await screen.findByRole('region', { name: 'Planned, not sent' }));
    expect(posted().map(([path]) => path)).toEqual(['/planningDrafts']);
    // The name stands before the sign is drawn.
    await waitFor(async () =>
      expect(
        await cell(/^Person 1, Mon 23 Nov, nothing planned, Planned by Petra: Request$/),
      ).toHaveTextContent('R'),
    );
    await user.click(bar.getByRole('button', { name: 'Send 1 change to 1 person' }));
    await waitFor(() => expect(posted().map(([path]) => path)).toContain('/planningDrafts/send'));
  });

  test('what somebody else was faster with stays a draft, and the sheet says so', async () => {
    answerCell();
    answerDrafts();
    server.on('POST /planningDrafts/send', () => ({
      body: {
        sendId: null,
        leavesAt: null,
        sent: 0,
        people: 0,
        stayed: [{ status: 409, code: 'conflict', draft: { ...draft, changed: true } }],
      },
    }));
    const { user } = await opened(sampleGrid([samplePerson(1)]));
    await user.click(await cell(/^Person 1, Mon/));
    await user.click(await screen.findByRole('button', { name: 'Request' }));
    expect(await screen.findByText('Somebody else was faster')).toBeVisible();
  });

  describe('filling a day', () => {
    const proposal = (n: number, own = {}) => ({
      ...position,
      itemId: `open-${n}`,
      crew: { ...position.crew, number: 'C-1' },
      project: { id: 'p', ...position.project },
      function: { id: 'rigger', ...position.function },
      day: monday,
      person: { id: `p-${n}`, name: `Person ${n}`, city: 'Wien' },
      reasons: [
        { kind: 'applied', params: {} },
        { kind: 'near', params: { km: 12 } },
      ],
      conflicts: [],
      ...own,
    });
    const gap = { ...proposal(3), why: [{ kind: 'overlapConfirmed', people: 4 }] };
    const leftOut = [
      { kind: 'overlapConfirmed', people: 4 },
      { kind: 'othersFitBetter', people: 3 },
    ];
    const answerFill = (why: { kind: string; people: number }[] = gap.why) =>
      server.on('GET /planningCalendarItems/fill', () => ({
        body: {
          proposals: [proposal(1), proposal(2)],
          gaps: [{ ...gap, why }],
          considered: 9,
          leftOut,
          left: 0,
        },
      }));
    const openFill = async () => {
      const shown = await opened(sampleGrid([1, 2, 3].map((n) => samplePerson(n))));
      await shown.user.click(await screen.findByRole('button', { name: 'Fill positions' }));
      return { ...shown, sheet: within(await screen.findByRole('dialog', { name: 'Fill positions' })) };
    };

    test('proposes people with reasons and gaps with why; some are taken as a draft, with Undo', async () => {
      answerFill();
      answerDrafts();
      const { user, sheet, container } = await openFill();
      expect(await sheet.findByText('2 of 3 open positions can be filled')).toBeVisible();
      expect(sheet.getAllByText('applied for it · 12 km away')).toHaveLength(2);
      expect(sheet.getAllByText('4 people: confirmed for another job then')[0]).toBeVisible();
      await expectNoAxeViolations(container);
      await user.click(sheet.getByRole('checkbox', { name: 'Person 2 · Rigger' }));
      await user.click(sheet.getByRole('button', { name: 'Plan 1 change' }));
      await waitFor(() => expect(messages()).toEqual(['Planned: 1 change. Nobody is notified yet.']));
      expect(posted().map(([path]) => path)).toEqual(['/planningDrafts']);
      expect(posted()[0]?.[1]).toMatchObject({ entries: [{ itemId: 'open-1', personId: 'p-1' }] });
      act(() => toasts.act(toasts.current()[0]?.id ?? 0));
      await waitFor(() => expect(posted().at(-1)).toEqual(['/planningDrafts/discard', { ids: ['draft-1'] }]));
    });

    test('counts everybody once: who is proposed, and who is not for what reason', async () => {
      answerFill([
        { kind: 'neededElsewhere', people: 2 },
        { kind: 'skillMissing', people: 2 },
        { kind: 'overlapConfirmed', people: 2 },
        { kind: 'shortRest', people: 1 },
        { kind: 'blocked', people: 1 },
        { kind: 'absent', people: 1 },
      ]);
      const { sheet } = await openFill();
      expect(await sheet.findByText(/Considered: 9 people · proposed: 2 · not proposed: 7$/)).toBeVisible();
      const linesOf = (name: RegExp) =>
        within(sheet.getByRole('region', { name }))
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent);
      expect(linesOf(/^Not proposed/)).toEqual([
        '4 people: confirmed for another job then',
        '3 people: others fit better',
      ]);
      expect(linesOf(/^Nobody found/).slice(1)).toEqual([
        '2 people: needed for other positions',
        '2 people: a skill is missing',
        '2 people: confirmed for another job then',
        '1 person: too little rest',
        '2 people: other reasons',
      ]);
    });

    test('takes all of them, and none', async () => {
      answerFill();
      answerDrafts();
      const { user, sheet } = await openFill();
      await user.click(await sheet.findByRole('button', { name: 'Select none' }));
      expect(sheet.getByRole('button', { name: 'Nothing selected' })).toBeDisabled();
      await user.click(sheet.getByRole('button', { name: 'Select all' }));
      await user.click(sheet.getByRole('button', { name: 'Plan 2 changes' }));
      await waitFor(() => expect(messages()).toHaveLength(1));
      expect(posted()[0]?.[1]).toMatchObject({
        entries: [
          { itemId: 'open-1' },
          { itemId: 'open-2', personId: 'p-2', action: 'request', force: false },
        ],
      });
    });

    test('what is taken and meets a conflict by then is reviewed, and asks for a reason', async () => {
      answerFill();
      answerDrafts();
      const { user, sheet } = await openFill();
      server.on('POST /planningDrafts', () => ({ body: stoppedDrafts }));
      await user.click(await sheet.findByRole('button', { name: 'Plan 2 changes' }));
      const review = within(await screen.findByRole('dialog', { name: 'Planned, not sent' }));
      expect(review.getByRole('textbox', { name: /^Reason for overriding/ })).toBeVisible();
    });

    test('of a crew begins at one of its open positions; what is planned already is left out', async () => {
      answerCell();
      server.on('GET /projectCrews/crew/fill', () => ({
        body: { proposals: [proposal(1)], gaps: [], considered: 1, leftOut: [], left: 0 },
      }));
      const { user } = await opened(sampleGrid([samplePerson(1)]));
      server.on('GET /planningDrafts', () => ({ body: drafted }));
      await act(() => queryClient.invalidateQueries());
      await user.click(await cell(/^Person 1, Mon/));
      await user.click(await screen.findByRole('button', { name: 'Fill this crew' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Load-in' }));
      expect(await sheet.findByText('No open positions')).toBeVisible();
    });

    test('a failure is told', async () => {
      server.on('GET /planningCalendarItems/fill', () => apiError(503, 'unavailable'));
      const { sheet } = await openFill();
      expect(await sheet.findByRole('alert')).toBeVisible();
    });
  });

  test('many cells are chosen by a long press, and changed at once', async () => {
    answerDrafts();
    const cells = [sampleCell(monday), sampleCell('2026-11-24')];
    const { user } = await opened(sampleGrid([samplePerson(1, { cells })]));
    const first = await cell(/^Person 1, Mon/);
    fireEvent.pointerDown(first, { button: 0 });
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
    fireEvent.pointerUp(first);
    fireEvent.click(first);
    await user.click(await cell(/^Person 1, Tue/));
    const bar = within(screen.getByRole('region', { name: 'Selected cells' }));
    expect(bar.getByText('2 cells')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Not needed · 2' }));
    await user.type(bar.getByRole('textbox', { name: /^Reason/ }), 'Rained off');
    await user.click(bar.getByRole('button', { name: 'Not needed' }));
    await waitFor(() =>
      expect(posted()[0]?.[1]).toMatchObject({
        entries: [
          { itemId: 'item-2026-11-23', action: 'notNeeded', reason: 'Rained off' },
          { itemId: 'item-2026-11-24' },
        ],
      }),
    );
    await waitFor(() => expect(messages()).toHaveLength(1));
  });
});

describe('whom it shows', () => {
  test('filters tell what they leave and stay in the address', async () => {
    const { user, address } = await opened(sampleGrid([1, 2, 3, 4, 5, 6].map((n) => samplePerson(n))));
    await user.click(await screen.findByRole('button', { name: 'Filters, 6 people' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Rigger' }));
    await user.click(await screen.findByRole('button', { name: 'Show 2 people' }));
    expect(address()).toContain('functions=rigger');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove filter Rigger' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(6));
  });

  test('`/` leads to the search', async () => {
    const { user } = await opened(sampleGrid([1, 2].map((n) => samplePerson(n))));
    await grid();
    await user.keyboard('/');
    const search = await screen.findByRole('searchbox', { name: 'Name or town' });
    await waitFor(() => expect(search).toHaveFocus());
    await user.keyboard('son 2');
    expect(await screen.findByRole('button', { name: 'Show 1 person' })).toBeVisible();
    expect(search).toHaveValue('son 2');
  });

  test('a filter that fits nobody can be cleared', async () => {
    const { user } = await opened(sampleGrid([samplePerson(1)]), `${at}&q=nobody`);
    expect(await screen.findByText('Nobody fits these filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await cell(/^Person 1, Mon/)).toBeVisible();
  });

  test('a planner without a membership crew is told whom to ask', async () => {
    const { user, container } = await opened(sampleGrid([samplePerson(1)], { hasMembershipCrew: false }));
    expect(await screen.findByText(/^Ask your planner to create it/)).toBeVisible();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Show everybody' }));
    expect(await cell(/^Person 1, Mon/)).toBeVisible();
  });

  test('as a list it is one day, what needs a look first', async () => {
    const urgent = sampleCell(monday, { fill: 'absence', border: 'red', reasons: ['noShow'] });
    const { container } = await opened(
      sampleGrid([samplePerson(1), samplePerson(2, { cells: [urgent] })]),
      `${at}&view=list`,
    );
    const list = within(await screen.findByRole('list', { name: 'People on Mon 23 Nov' }));
    const rows = await list.findAllByRole('button');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Person 2'),
      expect.stringContaining('Person 1'),
    ]);
    await expectNoAxeViolations(container);
  });
});

describe('trouble', () => {
  test('a failure is told, and trying again helps', async () => {
    server.on('GET /plannerGrid', () => apiError(403, 'forbidden'));
    server.on('GET /planningDrafts', () => ({ body: noDrafts }));
    const { user, container } = await show(page, { path: paths.plannerCrew.pattern, at });
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this');
    await expectNoAxeViolations(container);
    answerPeople(sampleGrid([samplePerson(1)]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cell(/^Person 1, Mon/)).toBeVisible();
  });

  test('without a connection what was read stays and says how old it is', async () => {
    await opened(sampleGrid([samplePerson(1)]));
    await cell(/^Person 1, Mon/);
    act(() => void fireEvent.offline(window));
    expect(await screen.findByText(/As of \d\d:\d\d/)).toBeVisible();
    expect(await cell(/^Person 1, Mon/)).toBeVisible();
    act(() => void fireEvent.online(window));
  });
});
