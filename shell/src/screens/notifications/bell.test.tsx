import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { configureClient, invalidate, queryClient } from '@callboard/client';
import { notifications } from '@callboard/contract';
import { apiError, patience, testServer } from '@callboard/testing';
import { lineupOf, renderShell, signInAs, signOutHere } from '../../start/testing/render-shell.tsx';
import { answerWithNotifications, jobs, sampleNotification } from './sample-notifications.fixture.ts';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: patience(15_000) });

const server = testServer();
beforeAll(() => {
  configureClient({ base: server.url, token: () => 'token' });
});
beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [], mark: () => undefined });
  queryClient.clear();
  signInAs({ roles: ['crew'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  signOutHere();
});

const open = (at = '/') => renderShell(at, { lineup: lineupOf([jobs]) });
const many = (count: number) => Array.from({ length: count }, (_, at) => sampleNotification(at + 1));

test('the bell says how much is unread, follows what comes, and leads to the list', async () => {
  const known = answerWithNotifications(server, many(2));
  const router = await open();
  const bell = await screen.findByRole('link', { name: 'Notifications, 2 unread' });
  expect(within(bell).getByText('2')).toBeInTheDocument();
  known.add(sampleNotification(3));
  // As a live message makes it old.
  await act(() => invalidate(notifications.notifications));
  await userEvent.click(await screen.findByRole('link', { name: 'Notifications, 3 unread' }));
  expect(router.state.location.pathname).toBe('/notifications');
});

test('the bell counts down when a notification is read', async () => {
  const known = answerWithNotifications(server, many(2));
  await open('/notifications');
  await screen.findByRole('link', { name: 'Notifications, 2 unread' });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark “Request 1” as read' }));
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  await waitFor(() => expect(known.stateOf('n-1')).toBe(true));
});

test('beyond 99 the figure stays short', async () => {
  answerWithNotifications(server, many(120));
  await open();
  const bell = await screen.findByRole('link', { name: 'Notifications, 120 unread' });
  expect(within(bell).getByText('99+')).toBeVisible();
});

test.each([
  ['nothing is unread', () => ({ body: { items: [], total: 0, page: 1, limit: 1, unread: 0 } })],
  ['the number does not come', () => apiError(403, 'forbidden')],
])('where %s there is only the bell', async (_, answer) => {
  server.on('GET /notifications', answer);
  await open();
  const bell = await screen.findByRole('link', { name: 'Notifications' });
  await waitFor(() => expect(server.count('GET /notifications')).toBeGreaterThan(0));
  expect(bell).toHaveTextContent('');
});
