import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ClientProvider,
  configureClient,
  outboxNow,
  queued,
  startOutbox,
  stopOutbox,
  useQueued,
} from '@callboard/client';
import { mailbox } from '@callboard/contract';
import { sessionStore } from '@callboard/session';
import { apiError, expectNoAxeViolations, setNetwork, testServer } from '@callboard/testing';
import { renderShell, signInAs } from '../../start/testing/render-shell.tsx';

const markRead = queued(mailbox.markRead, {
  name: 'shell-test.mark-read',
  entity: ({ params }) => `message/${params.id}`,
});
const place = 'POST /emailMessages/m1/read';

const server = testServer();
beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  signInAs();
  configureClient({ base: server.url, token: () => 'token', onCommandError: () => undefined });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  act(stopOutbox);
  act(() => setNetwork(true));
  jest.restoreAllMocks();
});

const network = (there: boolean) => act(async () => setNetwork(there));

/** Marks a message as read on a phone without network. */
async function tapOffline(): Promise<void> {
  await startOutbox({ tenant: 'nordlicht', person: 'p1' }, () => 'token');
  await network(false);
  const { result, unmount } = renderHook(
    () => useQueued(markRead, { title: () => 'Mark “Rigging” as read' }),
    {
      wrapper: ClientProvider,
    },
  );
  await act(() => result.current({ params: { id: 'm1' }, body: { read: true } }));
  unmount();
}

test('what waits is counted in a line that opens a list of it', async () => {
  await tapOffline();
  await renderShell('/help');
  await userEvent.click(await screen.findByRole('button', { name: '1 waiting on this phone' }));
  expect(await screen.findByText('Mark “Rigging” as read')).toBeVisible();
  expect(screen.getByText('Waits for a connection')).toBeVisible();
  await expectNoAxeViolations(document.body);
});

test('a refusal says why, and can be sent again or let go', async () => {
  await tapOffline();
  server.on(place, () => apiError(409, 'wrong_state'));
  await renderShell('/help');
  await network(true);
  await userEvent.click(await screen.findByRole('button', { name: '1 on this phone needs your attention' }));
  expect(await screen.findByText('This is no longer possible')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await screen.findByText('Discard “Mark “Rigging” as read”?');
  const buttons = screen.getAllByRole('button', { name: 'Discard' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  expect(await screen.findByText('Everything has been sent.')).toBeVisible();
  expect(outboxNow().items).toEqual([]);
});

test('signing out shows first what waits, and keeps it', async () => {
  await tapOffline();
  const router = await renderShell('/logout');
  expect(await screen.findByRole('heading', { name: 'Not everything has been sent' })).toBeVisible();
  expect(screen.getByText('Mark “Rigging” as read')).toBeVisible();
  expect(sessionStore.getState().token).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out anyway' }));
  expect(await screen.findByLabelText('Login')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  await act(() => startOutbox({ tenant: 'nordlicht', person: 'p1' }, () => null));
  expect(outboxNow().items).toMatchObject([{ title: 'Mark “Rigging” as read' }]);
});

test('signing out goes on by itself once everything is sent', async () => {
  await tapOffline();
  server.on(place, () => ({ body: { id: 'm1', read: true } }));
  await renderShell('/logout');
  await screen.findByRole('heading', { name: 'Not everything has been sent' });
  await network(true);
  expect(await screen.findByLabelText('Login')).toBeVisible();
  expect(server.count(place)).toBe(1);
});
