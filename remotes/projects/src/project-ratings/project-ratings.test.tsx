import type { CrewOfProject, ProjectRating, RatingOfProject } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { toasts } from '@callboard/ui';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from '../project/project-page.tsx';
import { listed, sampleCrew, sampleProject } from '../base/sample-project.ts';

const { server, show } = pageTest(feature);
const sample = (number: number, own: Partial<ProjectRating> = {}): ProjectRating => ({
  id: `r-${number}`,
  type: { id: 'work', caption: 'Work' },
  stars: 5,
  comment: '',
  at: '2026-11-19T10:00:00Z',
  by: null,
  crewItemId: `i-${number}`,
  project: { id: 'project-11', name: 'Harbour festival 11' },
  person: { id: 'person-ada', name: 'Ada Lang' },
  crew: { id: 'c-1', name: 'Load-in' },
  ...own,
});
const averages = [
  { typeId: 'work', caption: 'Work', average: 5, count: 1 },
  { typeId: 'time', caption: 'On time', average: 4, count: 1 },
];

const whole = (own: Partial<RatingOfProject> = {}): RatingOfProject => ({
  average: null,
  given: [],
  mine: null,
  may: { rate: true },
  opensOn: null,
  ...own,
});
beforeEach(() => {
  signInAs({ roles: ['client'], rights: { projects: ['READ'] } });
  server.on('GET /projects/4711', () => ({ body: sampleProject({ may: { readRatings: true } }) }));
  server.on('GET /projects/4711/projectCrews', () => ({ body: listed([]) }));
});
const opened = () => show(page, { path: paths.project.pattern, at: '/projects/4711?part=ratings' });

test('an average with its half star, and each kind opens the ratings that it is made of', async () => {
  server.on('GET /projects/4711/ratings', ({ query }) => ({
    body: {
      ...listed(
        query.get('typeId') === 'time'
          ? [sample(2, { type: { id: 'time', caption: 'On time' }, stars: 4, comment: 'A bit late' })]
          : [sample(1), sample(2, { type: { id: 'time', caption: 'On time' }, stars: 4 })],
      ),
      average: 4.5,
      averages,
      project: whole(),
    },
  }));
  const { user, address, container } = await opened();
  expect(await screen.findByText('Average of 2 ratings')).toBeInTheDocument();
  expect(screen.getByText('4.5 of 5')).toBeInTheDocument();
  expect(container.querySelectorAll('.half')).toHaveLength(1);
  const rows = () =>
    within(screen.getByRole('list', { name: 'Ratings, newest first' })).getAllByRole('listitem');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'On time 4 (1)' }));
  expect(address()).toBe('/projects/4711?part=ratings&kind=time');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent(/Ada Lang.*On time · Load-in.*4 of 5.*A bit late/);
  expect(screen.getByText('4.5 of 5')).toBeInTheDocument();
});

test('a project without ratings says what comes', async () => {
  server.on('GET /projects/4711/ratings', () => ({
    body: { ...listed([]), average: null, averages: [], project: whole() },
  }));
  await opened();
  expect(await screen.findByText('No ratings yet')).toBeInTheDocument();
});

test('a comment that was written with several kinds is read once', async () => {
  const time = { type: { id: 'time', caption: 'On time' } };
  const body = {
    ...listed([
      sample(1, { comment: 'Quick' }),
      sample(2, { ...time, crewItemId: 'i-1', comment: 'Quick' }),
      sample(3, { comment: 'Quick', person: { id: 'person-luc', name: 'Luc' } }),
    ]),
    average: 5,
    averages,
    project: whole(),
  };
  server.on('GET /projects/4711/ratings', () => ({ body }));
  await opened();
  await waitFor(() => expect(screen.getAllByText('Quick')).toHaveLength(2));
});

const answer = (project: RatingOfProject, items: ProjectRating[] = []) =>
  server.on('GET /projects/4711/ratings', () => ({
    body: { ...listed(items), average: null, averages: [], project },
  }));

describe('crews to rate', () => {
  const crew = (id: string, own: Partial<CrewOfProject> = {}) =>
    sampleCrew(1, { id, name: id, startDate: '2020-01-02', ...own });

  test('those that have begun lead to their people, the newest first, and say which one has rated', async () => {
    signInAs({ roles: ['client'], rights: { projects: ['READ'] } }, { name: 'clara' });
    server.on('GET /projects/4711/projectCrews', () => ({
      body: listed([
        crew('Older', { startDate: '2020-01-01' }),
        crew('Newer'),
        crew('Later', { startDate: '2999-01-01' }),
        crew('Off', { cancelled: true }),
      ]),
    }));
    answer(whole(), [
      sample(1, { by: { id: 'p-clara', name: 'Clara' }, crew: { id: 'Older', name: 'Older' } }),
    ]);
    await opened();
    const list = within(await screen.findByRole('list', { name: 'Rate a crew' }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/crews/Newer/ratings',
      '/crews/Older/ratings',
    ]);
    // The ratings may come after the crews.
    await waitFor(() => expect(list.getAllByRole('listitem')[1]).toHaveTextContent('Rated by you'));
    expect(list.getAllByRole('listitem')[0]).not.toHaveTextContent('Rated by you');
  });

  test('without the page that rates them there is no way to nowhere', async () => {
    server.on('GET /projects/4711/projectCrews', () => ({ body: listed([crew('Newer')]) }));
    answer(whole());
    await show(page, {
      path: paths.project.pattern,
      at: '/projects/4711?part=ratings',
      canOpen: (to) => !to.startsWith('/crews/'),
    });
    expect(await screen.findByText('No ratings yet')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Rate a crew' })).not.toBeInTheDocument();
  });
});

describe('the project as a whole', () => {
  beforeEach(() => {
    sessionStorage.clear();
    toasts.clear();
  });
  const opens = async () => {
    const shown = await opened();
    await shown.user.click(await screen.findByRole('button', { name: 'Rate project' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Rate project' }));
    await sheet.findByRole('radio', { name: '4 stars' });
    return { ...shown, sheet };
  };
  const sent = () => server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

  test('a client gives stars and a comment, and can undo it', async () => {
    answer(whole());
    server.on('POST /projects/4711/ratings', () => {
      const mine = { stars: 4, comment: 'Well planned', at: '2026-11-19T10:00:00Z' };
      answer(whole({ mine }));
      return { body: whole({ mine }) };
    });
    const { user, sheet } = await opens();
    expect(sheet.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(sheet.getByRole('radio', { name: '4 stars' }));
    await user.type(sheet.getByRole('textbox', { name: 'Comment (optional)' }), 'Well planned');
    await user.click(sheet.getByRole('button', { name: 'Save rating' }));
    const list = await screen.findByRole('list', { name: 'The project as a whole' });
    expect(list).toHaveTextContent(/Your rating.*4 of 5.*Well planned/);
    expect(screen.getByRole('button', { name: 'Change rating' })).toBeInTheDocument();
    act(() => toasts.current()[0]?.action?.run());
    await waitFor(() =>
      expect(sent()).toEqual([
        { stars: 4, comment: 'Well planned' },
        { stars: null, comment: '' },
      ]),
    );
  });

  test('nothing goes out without stars, nor without a network; what was typed stays', async () => {
    answer(whole());
    const { user, sheet } = await opens();
    await user.click(sheet.getByRole('button', { name: 'Save rating' }));
    expect(await screen.findByText('Choose one to five stars.')).toBeInTheDocument();
    await user.click(sheet.getByRole('radio', { name: '2 stars' }));
    act(() => setNetwork(false));
    expect(await sheet.findByText(/^You’re offline/)).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Save rating' })).toBeDisabled();
    expect(sheet.getByRole('radio', { name: '2 stars' })).toBeChecked();
    act(() => setNetwork(true));
    expect(sent()).toEqual([]);
  });

  test('a refusal is said in the sheet', async () => {
    answer(whole());
    server.on('POST /projects/4711/ratings', () => apiError(409, 'too_early'));
    const { user, sheet } = await opens();
    await user.click(sheet.getByRole('radio', { name: '2 stars' }));
    await user.click(sheet.getByRole('button', { name: 'Save rating' }));
    expect(await sheet.findByText('It is too early for this')).toBeInTheDocument();
  });

  test('too early names the first day', async () => {
    answer(whole({ opensOn: '2026-11-19' }));
    await opened();
    expect(await screen.findByText(/^You can rate this project from .*19.*2026/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rate project' })).not.toBeInTheDocument();
  });

  test('who plans reads what clients gave, with names, and gives none', async () => {
    const given = [
      { by: { id: 'c', name: 'Clara Klient' }, stars: 5, comment: 'Thank you', at: '2026-11-19T10:00:00Z' },
    ];
    answer(whole({ average: 5, given, may: { rate: false } }));
    await opened();
    const list = await screen.findByRole('list', { name: 'The project as a whole' });
    expect(list).toHaveTextContent(/Clara Klient.*5 of 5.*Thank you/);
    expect(screen.queryByRole('button', { name: 'Rate project' })).not.toBeInTheDocument();
  });
});
