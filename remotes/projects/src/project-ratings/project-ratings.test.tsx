import type { ProjectRating } from '@callboard/contract';
import { expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../paths.ts';
import * as page from '../project/project-page.tsx';
import { listed, sampleProject } from '../sample-project.ts';

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

test('none yet says what comes', async () => {
  server.on('GET /projects/4711/ratings', () => ({ body: { ...listed([]), average: null, averages: [] } }));
  await opened();
  expect(await screen.findByText('No ratings yet')).toBeInTheDocument();
});
