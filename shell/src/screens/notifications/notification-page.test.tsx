import { configure, screen, waitFor } from '@testing-library/react';
import { configureClient, queryClient } from '@callboard/client';
import { apiError, expectNoAxeViolations, patience, testServer } from '@callboard/testing';
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
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  signOutHere();
});

const open = (at: string) => renderShell(at, { lineup: lineupOf([jobs]) });
const payroll = (number: string) => ({ kind: 'payroll', id: 'p', link: { id: 'p', number } });

test.each(['/notifications/n-1', '/notifications/n-1?kind=job&of=job-1'])(
  'what a push message opens leads on to its page and is read: %s',
  async (at) => {
    const known = answerWithNotifications(server, [sampleNotification(1)]);
    const router = await open(at);
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/job-1'));
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(known.stateOf('n-1')).toBe(true));
  },
);

test('"Decline" of a push message leads on to the job, which asks for the reason', async () => {
  answerWithNotifications(server, [sampleNotification(1)]);
  const router = await open('/notifications/n-1?answer=refuse');
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/job-1'));
  expect(router.state.location.search).toBe('?answer=refuse');
});

test.each([
  ['is not for the person', payroll('4711')],
  ['is gone', { kind: 'payroll', id: 'p', link: { id: 'p' } }],
  ['does not exist', { kind: 'of-a-newer-server', id: 'x', link: { id: 'x' } }],
  ['was never meant', null],
])('where its page %s it is shown itself, with a way to the others', async (_, subject) => {
  const known = answerWithNotifications(server, [sampleNotification(1, { subject })]);
  await open('/notifications/n-1');
  expect(await screen.findByText('Opera · Rigger')).toBeVisible();
  const all = screen.getByRole('link', { name: 'Show all notifications' });
  expect(all).toHaveAttribute('href', '/notifications');
  await waitFor(() => expect(known.stateOf('n-1')).toBe(true));
  await expectNoAxeViolations(document.body);
});

test('a notification of somebody else is not here', async () => {
  server.on('GET /notifications/n-9', () => apiError(404, 'not_found'));
  await open('/notifications/n-9');
  expect(await screen.findByText('Notification not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all notifications' })).toBeVisible();
});

test('who is not signed in comes back to it after the sign-in', async () => {
  signOutHere();
  const router = await open('/notifications/n-1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(new URLSearchParams(router.state.location.search).get('wanted')).toBe('/notifications/n-1');
});
