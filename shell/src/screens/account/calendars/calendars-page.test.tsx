import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureClient, queryClient } from '@callboard/client';
import { apiError, expectNoAxeViolations, setNetwork, testServer } from '@callboard/testing';
import { renderShell, signInAs } from '../../../start/testing/render-shell.tsx';

const server = testServer();
const feed = (id: string, name: string) => ({
  id,
  name,
  contents: ['jobs', 'blocks'],
  createdAt: '2026-11-03T08:00:00.000Z',
  refreshedAt: '2026-11-20T08:00:00.000Z',
});
let feeds: ReturnType<typeof feed>[] = [];
const feedRequests = (method: string) =>
  server.requests.filter((one) => one.method === method && one.path.includes('publicCalendar'));

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  sessionStorage.clear();
  queryClient.clear();
  configureClient({ base: server.url });
  feeds = [feed('f-1', 'Phone')];
  server.on('GET /tenantSettings', () => apiError(503, 'unavailable'));
  server.on('GET /publicCalendarSubscriptions', () => ({
    body: { items: feeds, total: feeds.length, page: 1, limit: 60 },
  }));
  server.on('GET /privateCalendars', () => ({ body: { items: [], total: 0, page: 1, limit: 60 } }));
  server.on('POST /publicCalendarSubscriptions', ({ body }) => {
    const added = { ...feed('f-2', ''), ...(body as { name: string; contents: string[] }) };
    feeds = [added, ...feeds];
    return { body: { ...added, path: '/api/v1/calendar/first.ics' } };
  });
  server.on('POST /publicCalendarSubscriptions/f-1/rotate', () => ({
    body: { ...feed('f-1', 'Phone'), path: '/api/v1/calendar/second.ics' },
  }));
  server.on('DELETE /publicCalendarSubscriptions/f-1', () => {
    feeds = [];
    return { status: 204 };
  });
  server.on('POST /publicCalendarSubscriptionsRefresh', () => ({
    body: { refreshed: 1, refreshedAt: '2026-11-20T09:00:00.000Z' },
  }));
});
afterEach(() => {
  act(() => setNetwork(true));
  jest.restoreAllMocks();
});

const open = async () => {
  signInAs();
  await renderShell('/profile/calendars');
  await screen.findByRole('heading', { level: 1, name: 'Calendars' });
  return userEvent.setup();
};
const add = () => screen.findByRole('button', { name: 'Add calendar feed' });
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

test('a new feed gives its address once, in every way a calendar takes it', async () => {
  const user = await open();
  await user.click(await add());
  const form = await sheet('Add calendar feed');
  expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('My calendar');
  await user.click(form.getByRole('checkbox', { name: 'Vacations' }));
  await user.click(form.getByRole('button', { name: 'Create address' }));
  const shown = await sheet('Address of “My calendar”');
  expect(feedRequests('POST')[0]?.body).toEqual({ name: 'My calendar', contents: ['jobs'] });
  expect(shown.getByText('Shown only once')).toBeInTheDocument();
  const address = `${location.origin}/api/v1/calendar/first.ics`;
  expect(shown.getByRole('textbox', { name: 'Address' })).toHaveValue(address);
  expect(shown.getByRole('link', { name: 'Open in Apple Calendar' })).toHaveAttribute(
    'href',
    'webcal://localhost/api/v1/calendar/first.ics',
  );
  expect(shown.getByRole('link', { name: 'Add to Google Calendar' })).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Add to Outlook' })).toBeInTheDocument();
  expect(shown.getByRole('img', { name: 'QR code with the address of “My calendar”' })).toBeInTheDocument();
  await expectNoAxeViolations(document.body);
  await user.click(shown.getByRole('button', { name: 'I’ve added it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('My calendar')).toBeInTheDocument();
});

test('a feed with nothing in it is not made', async () => {
  const user = await open();
  await user.click(await add());
  const form = await sheet('Add calendar feed');
  await user.click(form.getByRole('checkbox', { name: 'Jobs' }));
  await user.click(form.getByRole('checkbox', { name: 'Vacations' }));
  expect(form.getByText('Choose at least one.')).toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Create address' })).toBeDisabled();
});

test('one too many says how many there can be', async () => {
  server.on('POST /publicCalendarSubscriptions', () => ({
    status: 429,
    body: { status: 429, code: 'too_many', params: { limit: 20 }, fields: [], traceId: 'trace-1' },
  }));
  const user = await open();
  await user.click(await add());
  const form = await sheet('Add calendar feed');
  await user.click(form.getByRole('button', { name: 'Create address' }));
  expect(await form.findByText(/You already have 20 calendar feeds/)).toBeInTheDocument();
});

test('a new address is made after a question that says what becomes of the old one', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Change “Phone”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New address' }));
  const asks = await question('New address for “Phone”?');
  expect(asks.getByText(/The old address stops working right away/)).toBeInTheDocument();
  await user.click(asks.getByRole('button', { name: 'New address' }));
  const shown = await sheet('Address of “Phone”');
  expect(shown.getByRole('textbox', { name: 'Address' })).toHaveValue(
    `${location.origin}/api/v1/calendar/second.ics`,
  );
});

test('deleted, it is gone, and the page says how to begin', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Change “Phone”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete feed' }));
  await user.click((await question('Delete “Phone”?')).getByRole('button', { name: 'Delete feed' }));
  expect(await screen.findByText('No calendar feeds yet')).toBeInTheDocument();
});

test('brought up to date on demand', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Update now' }));
  expect(await screen.findByText('Your calendar feeds are up to date.')).toBeInTheDocument();
});

test('a list that cannot be read says so, with a way to try again', async () => {
  server.on('GET /publicCalendarSubscriptions', () => apiError(400, 'bad_request'));
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('offline it can be read, and nothing changed', async () => {
  await open();
  await screen.findByText('Phone');
  act(() => setNetwork(false));
  expect(await screen.findByText(/Connect to make changes/)).toBeInTheDocument();
  expect(await add()).toBeDisabled();
});
