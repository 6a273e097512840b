import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { configureClient, queryClient } from '@callboard/client';
import { apiError, expectNoAxeViolations, patience, testServer } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { lineupOf, renderShell, signInAs, signOutHere } from '../../start/testing/render-shell.tsx';
import { answerWithNotifications, jobs, sampleNotification } from './sample-notifications.fixture.ts';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: patience(15_000) });

const server = testServer();
beforeAll(() => {
  configureClient({ base: server.url, token: () => 'token' });
});
beforeEach(() => {
  queryClient.clear();
  signInAs({ roles: ['crew'] });
  // A lost connection is reported by the browser itself.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  toasts.clear();
  signOutHere();
});

const open = (at = '/notifications') => renderShell(at, { lineup: lineupOf([jobs]) });
const list = (name: string) => screen.findByRole('list', { name });
const links = async (name: string) => within(await list(name)).findAllByRole('link');
const yesterday = new Date(Date.now() - 86_400_000).toISOString();

test('what is new comes first, then the others by day, each with what it says and its page', async () => {
  answerWithNotifications(server, [
    sampleNotification(1),
    sampleNotification(2, { read: true }),
    sampleNotification(3, { read: true, at: yesterday, kind: 'todo', subject: null }),
  ]);
  await open();
  const [first] = await links('New');
  expect(first).toHaveAccessibleName(/^Unread Request 1 .*Please answer\.\s*Opera · Rigger$/);
  expect(first).toHaveAttribute('href', '/jobs/job-1');
  expect((await links('Yesterday'))[0]).toHaveAttribute('href', '/notifications/n-3');
  expect(screen.getByRole('button', { name: 'Unread · 1' })).toBeVisible();
  await expectNoAxeViolations(document.body);
});

test('a notification is marked as read and unread by its button, and stays where it is', async () => {
  const known = answerWithNotifications(server, [sampleNotification(1), sampleNotification(2)]);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark “Request 1” as read' }));
  await waitFor(() => expect(known.stateOf('n-1')).toBe(true));
  const names = (await links('New')).map((link) => link.textContent);
  expect(names[0]).toContain('Request 1');
  const back = await screen.findByRole('button', { name: 'Mark “Request 1” as unread' });
  expect(back).toHaveFocus();
  await userEvent.click(back);
  await waitFor(() => expect(known.stateOf('n-1')).toBe(false));
});

test('opening one marks it and leads to its page', async () => {
  const known = answerWithNotifications(server, [sampleNotification(1)]);
  const router = await open();
  await userEvent.click((await links('New'))[0] as HTMLElement);
  await waitFor(() => expect(known.stateOf('n-1')).toBe(true));
  expect(router.state.location.pathname).toBe('/jobs/job-1');
});

test('all are marked at once, and Undo takes it back', async () => {
  const known = answerWithNotifications(server, [sampleNotification(1), sampleNotification(2)]);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(known.stateOf('n-2')).toBe(true));
  expect(server.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    until: expect.any(String),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(known.stateOf('n-2')).toBe(false));
  expect(await screen.findByRole('button', { name: 'Mark all as read' })).toBeVisible();
});

test('of many the older ones come when they are wanted', async () => {
  answerWithNotifications(
    server,
    Array.from({ length: 120 }, (_, at) => sampleNotification(at + 1)),
  );
  await open();
  expect(await links('New')).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Show older notifications' }));
  await waitFor(async () => expect(await links('New')).toHaveLength(100));
  await userEvent.click(screen.getByRole('button', { name: 'Show older notifications' }));
  await waitFor(async () => expect(await links('New')).toHaveLength(120));
  expect(screen.queryByRole('button', { name: 'Show older notifications' })).toBeNull();
});

test('only the unread ones are shown where that is chosen, and it says when there are none', async () => {
  answerWithNotifications(server, [sampleNotification(1, { read: true })]);
  const router = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Unread' }));
  expect(router.state.location.search).toBe('?show=unread');
  expect(await screen.findByText('You’ve read everything')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all notifications' }));
  expect(router.state.location.search).toBe('');
});

test('where nothing came yet it says what will be here', async () => {
  answerWithNotifications(server, []);
  await open();
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  await expectNoAxeViolations(document.body);
});

test('a failure is told, and trying again helps', async () => {
  server.on('GET /notifications', () => apiError(403, 'forbidden'));
  await open();
  expect(await screen.findByText('You do not have access to this')).toBeVisible();
  answerWithNotifications(server, [sampleNotification(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await links('New')).toHaveLength(1);
});

test('offline what was read stays, and marking waits for a connection', async () => {
  answerWithNotifications(server, [sampleNotification(1)]);
  await open();
  await links('New');
  act(() => void fireEvent.offline(window));
  expect(await screen.findByText('You’re offline. Connect to make changes.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark “Request 1” as read' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  act(() => void fireEvent.online(window));
});
