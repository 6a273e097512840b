import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureClient, queryClient } from '@callboard/client';
import { apiError, expectNoAxeViolations, setNetwork, testServer } from '@callboard/testing';
import { renderShell, signInAs } from '../../../start/testing/render-shell.tsx';

const server = testServer();
const session = (id: string, device: string, current = false) => ({
  id,
  device,
  startedAt: '2026-11-03T08:00:00.000Z',
  lastSeenAt: '2026-11-20T08:00:00.000Z',
  current,
});
let sessions: ReturnType<typeof session>[] = [];

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  queryClient.clear();
  configureClient({ base: server.url });
  sessions = [
    session('here', 'Chrome · Android', true),
    session('desk', 'Firefox · Windows'),
    session('old', '–'),
  ];
  server.on('GET /tenantSettings', () => apiError(503, 'unavailable'));
  server.on('GET /sessions', () => ({ body: { items: sessions } }));
  for (const address of ['DELETE /sessions/desk', 'DELETE /sessions/old'])
    server.on(address, ({ path }) => {
      sessions = sessions.filter(({ id }) => path !== `/sessions/${id}`);
      return { status: 204 };
    });
});
afterEach(() => {
  act(() => setNetwork(true));
  jest.restoreAllMocks();
});

const open = async () => {
  signInAs();
  const router = await renderShell('/profile/devices');
  await screen.findByRole('heading', { level: 1, name: 'Devices' });
  return { router, user: userEvent.setup() };
};
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

test('each device is named as people say it, and the one in the hand is marked', async () => {
  await open();
  const rows = await screen.findAllByRole('listitem');
  const list = within(await screen.findByRole('list', { name: 'Signed in on' }));
  expect(list.getByText('Chrome on Android')).toBeInTheDocument();
  expect(list.getByText('Firefox on Windows')).toBeInTheDocument();
  expect(list.getByText('Unknown device')).toBeInTheDocument();
  expect(list.getAllByText('This device')).toHaveLength(1);
  expect(rows.length).toBeGreaterThan(2);
  await expectNoAxeViolations(screen.getByRole('main'));
});

test('a device is signed out after a question, and one that has ended meanwhile counts as signed out', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign out “Firefox on Windows”' }));
  await user.click((await question('Sign out this device?')).getByRole('button', { name: 'Not now' }));
  expect(server.count('DELETE /sessions/desk')).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Sign out “Firefox on Windows”' }));
  await user.click((await question('Sign out this device?')).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument());
  server.on('DELETE /sessions/old', () => {
    sessions = sessions.filter(({ current }) => current);
    return apiError(404, 'not_found');
  });
  await user.click(screen.getByRole('button', { name: 'Sign out “Unknown device”' }));
  await user.click((await question('Sign out this device?')).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByText('Unknown device')).not.toBeInTheDocument());
});

test('all others are signed out, this one stays', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  const asks = await question('Sign out all other devices?');
  await user.click(asks.getByRole('button', { name: 'Sign out all others' }));
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument());
  expect(sessions.map(({ id }) => id)).toEqual(['here']);
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
});

test('what could not be signed out says so and is still there', async () => {
  server.on('DELETE /sessions/desk', () => apiError(500, 'internal'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  const asks = await question('Sign out all other devices?');
  await user.click(asks.getByRole('button', { name: 'Sign out all others' }));
  expect(await asks.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('Firefox on Windows')).toBeInTheDocument();
});

test('signed out everywhere, this device is as well', async () => {
  server.on('DELETE /sessions', () => ({ status: 204 }));
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const asks = await question('Sign out everywhere?');
  await user.click(asks.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(server.count('DELETE /sessions')).toBe(1);
});

test('a list that cannot be read says so, with a way to try again', async () => {
  server.on('GET /sessions', () => apiError(400, 'bad_request'));
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('offline it can be read, and nothing can be ended', async () => {
  await open();
  await screen.findByText('Firefox on Windows');
  act(() => setNetwork(false));
  expect(await screen.findByText(/Connect to make changes/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeDisabled();
});
