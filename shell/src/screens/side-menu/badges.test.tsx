import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { configureClient, invalidate, query, queryClient } from '@callboard/client';
import { clientOrOffice, mailbox } from '@callboard/contract';
import { apiError, expectNoAxeViolations, patience, testServer } from '@callboard/testing';
import { releaseOf } from '../../start/testing/release-of.ts';
import { lineupOf, renderShell, signInAs, signOutHere } from '../../start/testing/render-shell.tsx';
import { badgeQuery } from './badge.queries.ts';

jest.setTimeout(30_000);

const at = '/emailMessages?limit=2&page=1&unread=true';
const allow = clientOrOffice.with('mailboxes');
const release = releaseOf('mailbox', {
  inbox: {
    at: '/mailbox',
    title: 'title',
    allow,
    offline: 'readable',
    menu: { section: 'together', rank: 10, icon: [], label: 'title', badge: { at } },
  },
});
const asked = 'GET /emailMessages';
const server = testServer();
beforeAll(() => {
  configureClient({ base: server.url, token: () => 'token' });
});
beforeEach(() => {
  queryClient.clear();
  signInAs({ roles: ['office'], rights: { mailboxes: ['READ'] } });
  // A lost connection is reported by the browser itself.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  signOutHere();
});

const waiting = (total: number) =>
  server.on(asked, () => ({ body: { items: [], page: 1, limit: 2, total } }));
const open = () => renderShell('/', { lineup: lineupOf([release]) });
const bar = () => screen.findByRole('navigation', { name: 'Shortcuts' });
const shortcut = async () => within(await bar()).findByRole('link', { name: /^Mailbox/ });
async function entryInMenu() {
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  return within(menu).findByRole('link', { name: /^Mailbox/ });
}

test('what waits stands at the entry of the bar and of the menu, and is asked once', async () => {
  waiting(41);
  await open();
  const found = await within(await bar()).findByRole('link', { name: 'Mailbox, 41 waiting' });
  expect(found).toHaveTextContent('41');
  const entry = await entryInMenu();
  expect(entry).toHaveAccessibleName('Mailbox, 41 waiting');
  expect(within(entry).getByText('41')).toBeVisible();
  expect(server.requests.filter(({ path }) => path === '/emailMessages').map(({ url }) => url)).toEqual([at]);
  expect(server.requests[0]?.headers.authorization).toBe('Bearer token');
  await expectNoAxeViolations(document.body);
});

test('beyond 99 the figure stays short and the name says all', async () => {
  waiting(1204);
  await open();
  const found = await within(await bar()).findByRole('link', { name: 'Mailbox, 1,204 waiting' });
  expect(within(found).getByText('99+')).toBeVisible();
});

test('a figure is not shown where nothing waits', async () => {
  waiting(0);
  await open();
  await waitFor(() => expect(queryClient.getQueryState(badgeQuery(at).queryKey)?.status).toBe('success'));
  expect(await shortcut()).toHaveAccessibleName('Mailbox');
  expect(within(await shortcut()).queryByText(/\d/)).toBeNull();
});

test.each([
  ['refused', () => apiError(403, 'forbidden')],
  ['not the answer of a list', () => ({ body: { total: 'many' } })],
])('a count that is %s is not shown and not spoken of', async (_, reply) => {
  server.on(asked, reply);
  await open();
  await waitFor(() => expect(queryClient.getQueryState(badgeQuery(at).queryKey)?.status).toBe('error'), {
    timeout: patience(15_000),
  });
  expect(await shortcut()).toHaveAccessibleName('Mailbox');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('without a network the last known count stays', async () => {
  waiting(7);
  await open();
  await within(await bar()).findByRole('link', { name: 'Mailbox, 7 waiting' });
  expect(queryClient.getQueryCache().find({ queryKey: badgeQuery(at).queryKey })?.meta).toEqual({
    offline: true,
  });
  server.on(asked, () => ({ drop: true }));
  await act(() => queryClient.refetchQueries({ queryKey: badgeQuery(at).queryKey }));
  await waitFor(() => expect(queryClient.getQueryState(badgeQuery(at).queryKey)?.status).toBe('error'), {
    timeout: patience(15_000),
  });
  expect(await shortcut()).toHaveAccessibleName('Mailbox, 7 waiting');
});

test('an old count is asked again when the window is looked at, a fresh one is not', async () => {
  waiting(3);
  await open();
  await within(await bar()).findByRole('link', { name: 'Mailbox, 3 waiting' });
  const lookAgain = () =>
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  waiting(4);
  lookAgain();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.count(asked)).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  lookAgain();
  expect(await within(await bar()).findByRole('link', { name: 'Mailbox, 4 waiting' })).toBeVisible();
});

test.each([
  ['the endpoint', mailbox.emailMessages],
  [
    'the same question of the feature',
    query(mailbox.emailMessages, { query: { unread: 'true', limit: 2, page: 1 } }),
  ],
])('whoever makes %s old makes the badge old', async (_, old) => {
  waiting(2);
  await open();
  await within(await bar()).findByRole('link', { name: 'Mailbox, 2 waiting' });
  waiting(1);
  await act(() => invalidate(old));
  expect(await within(await bar()).findByRole('link', { name: 'Mailbox, 1 waiting' })).toBeVisible();
});

test('nobody asks for a count that belongs to an entry the person does not have', async () => {
  signInAs({ roles: ['crew'] });
  waiting(5);
  await open();
  await screen.findByRole('button', { name: 'Open menu' });
  expect(server.count(asked)).toBe(0);
});
