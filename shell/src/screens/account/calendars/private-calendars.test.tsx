import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureClient, queryClient } from '@callboard/client';
import type { PrivateCalendar } from '@callboard/contract';
import { apiError, expectNoAxeViolations, setNetwork, testServer } from '@callboard/testing';
import { hearBack } from '@callboard/ui';
import { renderShell, signInAs } from '../../../start/testing/render-shell.tsx';

const server = testServer();
const listed = (items: readonly object[]) => ({ body: { items, total: items.length, page: 1, limit: 60 } });
const sample = (more: Partial<PrivateCalendar> = {}): PrivateCalendar => ({
  id: 'c-1',
  name: 'Family',
  host: 'calendar.example',
  createdAt: '2026-11-03T08:00:00.000Z',
  waiting: false,
  readAt: '2026-11-20T08:00:00.000Z',
  busyTimes: 12,
  problem: null,
  ...more,
});
let calendars: PrivateCalendar[] = [];

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  sessionStorage.clear();
  queryClient.clear();
  configureClient({ base: server.url });
  calendars = [sample()];
  server.on('GET /tenantSettings', () => apiError(503, 'unavailable'));
  server.on('GET /publicCalendarSubscriptions', () => listed([]));
  server.on('GET /privateCalendars', () => listed(calendars));
  server.on('POST /privateCalendars', ({ body }) => {
    const { name } = body as { name: string };
    const added = sample({ id: 'c-2', name, waiting: true, readAt: null, busyTimes: 0 });
    calendars = [...calendars, added];
    return { body: added };
  });
  server.on('POST /privateCalendars/c-1/read', () => {
    calendars = [sample({ waiting: true })];
    return { body: calendars[0] };
  });
  server.on('DELETE /privateCalendars/c-1', () => {
    calendars = [];
    return { status: 204 };
  });
});
afterEach(() => {
  act(() => setNetwork(true));
  jest.restoreAllMocks();
});

const open = async () => {
  signInAs();
  await renderShell('/profile/calendars');
  await screen.findByRole('heading', { level: 2, name: /^Private calendars/ });
  return userEvent.setup();
};
const add = () => screen.findByRole('button', { name: 'Add private calendar' });
const more = () => screen.findByRole('button', { name: 'Change “Family”' });

test('an address is added, and the list says that it is being read', async () => {
  const user = await open();
  await user.click(await add());
  const form = within(await screen.findByRole('dialog', { name: 'Add private calendar' }));
  const address = form.getByRole('textbox', { name: /^Address/ });
  expect(address).toHaveAccessibleDescription('It begins with https or webcal.');
  await user.type(address, 'webcal://calendar.example/secret.ics');
  await expectNoAxeViolations(document.body);
  await user.click(form.getByRole('button', { name: 'Add private calendar' }));
  expect(await screen.findByText('Reading the calendar')).toBeInTheDocument();
  const [request] = server.requests.filter(({ method }) => method === 'POST');
  expect(request?.body).toEqual({ name: 'Private', address: 'webcal://calendar.example/secret.ics' });
});

test('a calendar says how many times were read, where and when', async () => {
  await open();
  expect(await screen.findByText('Busy times: 12')).toBeInTheDocument();
  expect(screen.getByText(/^calendar\.example · Read /)).toBeInTheDocument();
});

test('a private calendar that cannot be read says why and since when', async () => {
  calendars = [sample({ problem: { reason: 'gone', since: '2026-11-20T07:00:00.000Z' } })];
  await open();
  expect(await screen.findByText(/^The address no longer exists\./)).toBeInTheDocument();
  expect(screen.getByText(/Failing since .* · Read /)).toBeInTheDocument();
});

test('a private calendar is read now, and removed after a question', async () => {
  const user = await open();
  await user.click(await more());
  await user.click(await screen.findByRole('menuitem', { name: 'Read now' }));
  expect(await screen.findByText('Reading the calendar')).toBeInTheDocument();
  await user.click(await more());
  await user.click(await screen.findByRole('menuitem', { name: 'Remove calendar' }));
  const asks = within(await screen.findByRole('alertdialog', { name: 'Remove “Family”?' }));
  await user.click(asks.getByRole('button', { name: 'Remove calendar' }));
  expect(await screen.findByText('No private calendars yet')).toBeInTheDocument();
});

test('offline it says why it is not read now', async () => {
  const user = await open();
  act(() => setNetwork(false));
  await user.click(await more());
  const read = await screen.findByRole('menuitem', { name: /^Read now/ });
  expect(read).toHaveAttribute('aria-disabled', 'true');
  expect(read).toHaveTextContent('You’re offline. Connect to make changes.');
});

test('a call that fails says so', async () => {
  server.on('POST /privateCalendars/c-1/read', () => apiError(503, 'unavailable'));
  const user = await open();
  await user.click(await more());
  await user.click(await screen.findByRole('menuitem', { name: 'Read now' }));
  expect(await screen.findByText('The server cannot answer now')).toBeInTheDocument();
});

test('one too many says how many there can be', async () => {
  server.on('POST /privateCalendars', () => ({
    status: 429,
    body: { status: 429, code: 'too_many', params: { limit: 5 }, fields: [], traceId: 'trace-1' },
  }));
  const user = await open();
  await user.click(await add());
  const form = within(await screen.findByRole('dialog', { name: 'Add private calendar' }));
  await user.type(form.getByRole('textbox', { name: /^Address/ }), 'https://calendar.example/a.ics');
  await user.click(form.getByRole('button', { name: 'Add private calendar' }));
  expect(await form.findByText(/^You already have 5 private calendars/)).toBeInTheDocument();
});

test('a list that cannot be read says so, and offline nothing is added', async () => {
  server.on('GET /privateCalendars', () => apiError(400, 'bad_request'));
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  act(() => setNetwork(false));
  expect(await add()).toBeDisabled();
});

test('a typed address stays after Back, and after leaving the page, until it is added', async () => {
  hearBack();
  const user = await open();
  const sheet = () => screen.findByRole('dialog', { name: 'Add private calendar' });
  const address = async () => within(await sheet()).getByRole('textbox', { name: /^Address/ });
  await user.click(await add());
  await user.type(await address(), 'https://calendar.example/a.ics');
  act(() => History.prototype.back.call(history));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await add());
  expect(await address()).toHaveValue('https://calendar.example/a.ics');
  cleanup();
  await open();
  await user.click(await add());
  expect(await address()).toHaveValue('https://calendar.example/a.ics');
  await user.click(within(await sheet()).getByRole('button', { name: 'Add private calendar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await add());
  expect(await address()).toHaveValue('');
});
