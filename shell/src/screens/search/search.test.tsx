import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { configureClient, queryClient } from '@callboard/client';
import { person, shellWays } from '@callboard/contract';
import { apiError, expectNoAxeViolations, patience, setNetwork, testServer } from '@callboard/testing';
import { releaseOf } from '../../start/testing/release-of.ts';
import { lineupOf, renderShell, signInAs, signOutHere } from '../../start/testing/render-shell.tsx';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: patience(15_000) });

const asked = 'GET /search';
const server = testServer();
const page = { title: 'title', allow: person, offline: 'readable' } as const;
const projects = releaseOf('projects', { project: { ...page, at: shellWays.project } });
const lineup = lineupOf([
  {
    ...projects,
    face: { ...projects.face, opens: [{ about: 'project', to: shellWays.project }] },
  },
]);
const gala = {
  id: 'pr-1',
  link: { id: 'pr-1', number: '4711' },
  title: 'Müllabfuhr Gala',
  text: '4711 · Wien',
  day: '2026-11-23',
};
const someone = { id: 'p-2', link: { id: 'p-2' }, title: 'Gala Nobody', text: '', day: null };

beforeAll(() => {
  configureClient({ base: server.url, token: () => 'token' });
});
beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [], mark: () => undefined });
  queryClient.clear();
  signInAs({ roles: ['planner'], rights: {} });
  server.on('GET /notifications', () => ({ body: { unread: 0 } }));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  setNetwork(true);
  jest.restoreAllMocks();
  signOutHere();
});

const found = (...groups: object[]) => server.on(asked, () => ({ body: { groups } }));
const projectsFound = { kind: 'project', items: [gala], total: 7 };

async function opened() {
  await renderShell('/', { lineup });
  const user = userEvent.setup();
  await user.click(
    await screen.findByRole('button', { name: 'Search everything' }, { timeout: patience(20_000) }),
  );
  const dialog = await screen.findByRole(
    'dialog',
    { name: 'Search everything' },
    { timeout: patience(20_000) },
  );
  return { user, dialog, field: within(dialog).getByRole('combobox') };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('what is found stands by its kind, and only what this person can open', async () => {
  found(
    projectsFound,
    { kind: 'person', items: [someone], total: 1 },
    { kind: 'of tomorrow', items: [gala], total: 1 },
  );
  const { user, dialog, field } = await opened();
  expect(field).toHaveFocus();
  await user.type(field, 'gala');
  expect(await within(dialog).findByRole('option', { name: /Müllabfuhr Gala/ })).toBeVisible();
  expect(options()).toHaveLength(1);
  expect(within(dialog).getByRole('group', { name: /^Projects/ })).toHaveTextContent('1 of 7');
  await expectNoAxeViolations(dialog);
});

test('the arrow keys choose, Enter opens, and it is offered first the next time', async () => {
  found(projectsFound);
  const { user, field } = await opened();
  await user.type(field, 'ho');
  await screen.findByRole('option', { name: 'Home' });
  await user.clear(field);
  await user.type(field, 'gala');
  await waitFor(() => expect(options()).toHaveLength(1));
  const option = screen.getByRole('option', { name: /Müllabfuhr Gala/ });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('group', { name: 'Recently opened' })).toHaveTextContent('Müllabfuhr Gala');
});

test('Enter at once opens what is found then', async () => {
  found(projectsFound);
  const { user, field } = await opened();
  await user.type(field, 'gala{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a search without hits says so with what was looked for', async () => {
  found();
  const { user, dialog, field } = await opened();
  await user.type(field, 'qwz');
  expect(await within(dialog).findByText('Nothing found for “qwz”')).toBeVisible();
});

test('without network it finds what the phone keeps, and says that it is that', async () => {
  found();
  const { user, dialog, field } = await opened();
  const row = { id: 'pr-1', number: '4711', name: 'Müllabfuhr Gala', company: null, location: null };
  queryClient.setQueryData(['GET /projects', {}, {}], {
    items: [{ ...row, beginDate: '2026-11-23' }],
    total: 1,
  });
  setNetwork(false);
  await user.type(field, 'mullabfur');
  expect(await within(dialog).findByRole('option', { name: /Müllabfuhr Gala/ })).toBeVisible();
  expect(within(dialog).getByText(/You’re offline. This is what’s saved on your phone/)).toBeVisible();
  expect(server.count(asked)).toBe(0);
});

test('a server that does not answer is said, and asked again', async () => {
  server.on(asked, () => apiError(503, 'unavailable'));
  const { user, dialog, field } = await opened();
  await user.type(field, 'gala');
  const again = await within(dialog).findByRole(
    'button',
    { name: 'Try again' },
    { timeout: patience(20_000) },
  );
  found(projectsFound);
  await user.click(again);
  expect(await within(dialog).findByRole('option', { name: /Müllabfuhr Gala/ })).toBeVisible();
});

test('what is typed before the field is there stands in it', async () => {
  found(projectsFound);
  await renderShell('/', { lineup });
  const name = 'Search everything';
  const tool = await screen.findByRole('button', { name }, { timeout: patience(20_000) });
  const press = (key: string, more = {}) => fireEvent.keyDown(tool, { key, ...more });
  press('k', { ctrlKey: true });
  for (const key of ['g', 'a', 'l', 'k', 'Backspace', 'a']) press(key);
  const field = await screen.findByRole('combobox', { name }, { timeout: patience(20_000) });
  expect(field).toHaveValue('gala');
  // From here on the keys are the field's own, and the next time it begins empty.
  expect(press('x')).toBe(true);
  press('k', { ctrlKey: true });
  await waitFor(() => expect(screen.queryByRole('combobox', { name })).toBeNull());
  press('k', { ctrlKey: true });
  expect(await screen.findByRole('combobox', { name })).toHaveValue('');
  expect(press('x')).toBe(true);
});

test('Enter before the field is there opens what is found', async () => {
  found(projectsFound);
  const router = await renderShell('/', { lineup });
  const tool = await screen.findByRole(
    'button',
    { name: 'Search everything' },
    { timeout: patience(20_000) },
  );
  fireEvent.keyDown(tool, { key: 'k', ctrlKey: true });
  for (const key of [...'gala', 'Enter']) fireEvent.keyDown(tool, { key });
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/4711'), {
    timeout: patience(20_000),
  });
});
