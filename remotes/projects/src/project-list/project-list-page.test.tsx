import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { listed, sampleRow } from '../base/sample-project.ts';
import * as page from './project-list-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => signInAs({ roles: ['client'], rights: { projects: ['READ'] } }));

const opened = (at = '/projects') => show(page, { path: paths.projects.pattern, at });
const answer = (...rows: ReturnType<typeof sampleRow>[]) =>
  server.on('GET /projects', () => ({ body: listed(rows) }));
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Projects, newest first' })).findAllByRole('link');

test('a row tells the next day, what, for whom, when and how far it is filled, and leads to the project', async () => {
  answer(sampleRow(11), sampleRow(12, { status: 'quoted', endDate: null, positions: 0, nextDay: null }));
  const { container } = await opened();
  const [first, second] = await rows();
  expect(first).toHaveAccessibleName(
    /Harbour festival 11.*12 of 20 confirmed.*4711 · Bright Stages.*5 Jan 2027 – 9 Jan 2027.*Confirmed/,
  );
  expect(first).toHaveAttribute('href', '/projects/4711');
  expect(second).toHaveAccessibleName(/From 5 Jan 2027, no end yet.*Quoted/);
  expect(second).not.toHaveAccessibleName(/of 0/);
  await expectNoAxeViolations(container);
});

test('the face asks ahead for exactly what the page asks for: without internal work, from 2018 on', async () => {
  answer(sampleRow(1));
  await opened();
  await rows();
  expect(server.requests.map(({ url }) => url)).toEqual(feature.pages.projects.warm);
  const query = server.requests[0]?.query;
  expect(query?.get('beginDateFrom')).toBe('2018-01-01');
  expect(query?.get('withoutKinds')).toBe('internal,sickness,vacation');
});

test('one’s own and closed ones are chosen by chips that stay in the address', async () => {
  answer(sampleRow(1));
  const { user, address } = await opened();
  await rows();
  await user.click(screen.getByRole('button', { name: 'My projects' }));
  await user.click(screen.getByRole('button', { name: 'Closed' }));
  expect(address()).toBe('/projects?scope=my&closed=1');
  await waitFor(() => {
    expect(server.requests.at(-1)?.query.get('scope')).toBe('my');
    expect(server.requests.at(-1)?.query.get('closed')).toBe('true');
  });
});

test('no closed ones: it says so and leads back to the open ones', async () => {
  answer();
  const { user, address, container } = await opened('/projects?closed=1');
  expect(await screen.findByText('No closed projects')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Show all open projects' }));
  expect(address()).toBe('/projects');
});

test('a typed text is searched for, and named where nothing is found', async () => {
  answer();
  const { user } = await opened();
  await user.type(await screen.findByRole('searchbox', { name: 'Search projects' }), 'opera');
  expect(await screen.findByText('Projects not found')).toBeInTheDocument();
  expect(screen.getByText(/Nothing here fits “opera”/)).toBeInTheDocument();
});

test('only who may create a project is offered to', async () => {
  answer(sampleRow(1));
  const { unmount } = await opened();
  await rows();
  expect(screen.queryByRole('button', { name: 'New project' })).not.toBeInTheDocument();
  unmount();
  signInAs({ roles: ['planner'], rights: { projects: ['READ', 'CREATE'] } });
  await opened();
  expect(await screen.findByRole('button', { name: 'New project' })).toBeInTheDocument();
});

test('a failure is told, and trying again helps', async () => {
  server.on('GET /projects', () => apiError(403, 'forbidden'));
  const { user, container } = await opened();
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this');
  await expectNoAxeViolations(container);
  answer(sampleRow(1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

describe('without a connection', () => {
  afterEach(() => act(() => void fireEvent.online(window)));

  test('what was never read says why it is not there', async () => {
    server.on('GET /projects', () => ({ drop: true }));
    act(() => void fireEvent.offline(window));
    await opened();
    expect(await screen.findByText('This list is not on your phone')).toBeInTheDocument();
  });
});
