import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { configureClient, queryClient } from '@callboard/client';
import { notificationGroups } from '@callboard/contract';
import type { NotificationSettings, PushSubscriptionRow } from '@callboard/contract';
import { apiError, expectNoAxeViolations, setNetwork, testServer } from '@callboard/testing';
import { renderShell, signInAs, signOutHere } from '../../start/testing/render-shell.tsx';
import { noPushBrowser, pushBrowser } from './push-browser.driver.ts';

const server = testServer();
const noTexts: NotificationSettings['texts'] = { available: true, number: null, verified: false, code: null };
let devices: PushSubscriptionRow[];
let settings: NotificationSettings;

const device = (some: Partial<PushSubscriptionRow>): PushSubscriptionRow => ({
  id: 'd1',
  device: 'Chrome, Android',
  createdAt: '2026-11-01T08:00:00Z',
  lastUsedAt: null,
  current: false,
  ...some,
});

beforeEach(() => {
  configureClient({ base: server.url, token: () => 'token' });
  queryClient.clear();
  localStorage.clear();
  signInAs({ roles: ['crew'] });
  devices = [];
  settings = {
    ways: Object.fromEntries(
      notificationGroups.map((group) => [group, 'push']),
    ) as NotificationSettings['ways'],
    quiet: null,
    email: 'ada@people.example',
    texts: noTexts,
  };
  server.on('GET /pushSubscriptions', () => ({
    body: { items: devices, total: devices.length, page: 1, limit: 1000 },
  }));
  server.on('GET /notificationSettings', () => ({ body: settings }));
  server.on('POST /notificationSettings', ({ body }) => {
    const sent = body as Partial<Omit<NotificationSettings, 'texts'>> & { texts?: null };
    const { ways = {}, quiet = settings.quiet } = sent;
    settings = { ...settings, ways: { ...settings.ways, ...ways }, quiet };
    if (sent.texts === null) settings = { ...settings, texts: noTexts };
    return { body: settings };
  });
  server.on('GET /pushPublicKey', () => ({ body: { publicKey: 'key-1' } }));
  server.on('POST /setPushNotificationSubscription', () => {
    devices = [device({ id: 'here', current: true })];
    return { body: devices[0] };
  });
  server.on('POST /deletePushNotificationSubscription', ({ body }) => {
    const id = (body as { id?: string }).id ?? 'here';
    devices = devices.filter((one) => one.id !== id);
    return { status: 204 };
  });
  server.on('POST /pushSubscriptions/test', () => ({ status: 204 }));
});
afterEach(() => {
  jest.restoreAllMocks();
  noPushBrowser();
  signOutHere();
});

const opened = async () => {
  const user = userEvent.setup();
  await renderShell('/profile/push');
  return user;
};
const pushSwitch = () => screen.findByRole('switch', { name: 'Push messages on this device' });
const sent = (path: string) =>
  server.requests.filter((one) => one.path === path && one.method === 'POST').map(({ body }) => body);

test('a device is turned on, tested and turned off again', async () => {
  const browser = pushBrowser();
  const user = await opened();
  await user.click(await pushSwitch());
  await user.click(await screen.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('Test sent. It arrives in a moment.')).toBeVisible();
  expect(sent('/setPushNotificationSubscription')).toEqual([
    {
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'p'.repeat(20), auth: 'a'.repeat(20) },
      device: expect.any(String),
    },
  ]);
  expect(await pushSwitch()).toBeChecked();
  await user.click(await pushSwitch());
  await waitFor(() => expect([browser.endpoint(), devices]).toEqual([null, []]));
  expect(await pushSwitch()).not.toBeChecked();
});

test('who says no to the browser sees how to allow it', async () => {
  pushBrowser('denied');
  const user = await opened();
  await user.click(await pushSwitch());
  expect(await screen.findByText('Blocked in this browser')).toBeVisible();
  expect(sent('/setPushNotificationSubscription')).toEqual([]);
});

test('a browser that has no push messages says so', async () => {
  await opened();
  expect(await screen.findByText('This browser can’t show push messages')).toBeVisible();
});

test('on an iPhone they come from the home screen only', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
  await opened();
  expect(await screen.findByText('Only from the home screen')).toBeVisible();
});

test('a subscription that cannot be made says so and stays off', async () => {
  pushBrowser();
  server.on('GET /pushPublicKey', () => apiError(503, 'unavailable'));
  const user = await opened();
  await user.click(await pushSwitch());
  expect(await screen.findByText('Push messages couldn’t be turned on. Try again later.')).toBeVisible();
  expect(await pushSwitch()).not.toBeChecked();
});

test('another device is removed', async () => {
  pushBrowser();
  devices = [device({ id: 'here', current: true }), device({ device: 'Firefox, Windows' })];
  const user = await opened();
  await user.click(await screen.findByRole('button', { name: 'Remove Firefox, Windows' }));
  await waitFor(() => expect(screen.queryByText('Firefox, Windows')).toBeNull());
  await waitFor(() => expect(sent('/deletePushNotificationSubscription')).toEqual([{ id: 'd1' }]));
});

test('each group has its own way, at once', async () => {
  pushBrowser();
  const user = await opened();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Pay and receipts/ }), 'Email');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Vacancies/ }), 'Off');
  await waitFor(() =>
    expect(sent('/notificationSettings')).toEqual([
      { ways: { pay: 'mail' } },
      { ways: { vacancies: 'off' } },
    ]),
  );
  expect(screen.getByText('Emails are sent to ada@people.example.')).toBeVisible();
});

test('a refused change is not shown any longer', async () => {
  pushBrowser();
  server.on('POST /notificationSettings', () => apiError(503, 'unavailable'));
  const user = await opened();
  const pay = await screen.findByRole('combobox', { name: /^Pay and receipts/ });
  await user.selectOptions(pay, 'Off');
  await waitFor(() => expect(pay).toHaveValue('push'));
});

test('quiet hours begin as a night and are turned off again', async () => {
  pushBrowser();
  const user = await opened();
  const nights = await screen.findByRole('switch', { name: 'No push messages at night' });
  await user.click(nights);
  expect(await screen.findByRole('group', { name: 'From' })).toBeVisible();
  await user.click(nights);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'From' })).toBeNull());
  await waitFor(() =>
    expect(sent('/notificationSettings')).toEqual([
      { quiet: { from: '22:00', until: '07:00' } },
      { quiet: null },
    ]),
  );
});

test('where no text messages are sent, none are offered', async () => {
  pushBrowser();
  settings = { ...settings, texts: { ...noTexts, available: false } };
  await opened();
  expect(await screen.findByRole('switch', { name: 'No push messages at night' })).toBeVisible();
  expect(screen.queryByText('Text messages')).toBeNull();
});

test('offline it can be read, and nothing changes', async () => {
  pushBrowser();
  await opened();
  const pay = await screen.findByRole('combobox', { name: /^Pay and receipts/ });
  setNetwork(false);
  await waitFor(() => expect(pay).toBeDisabled());
  expect(await pushSwitch()).toBeDisabled();
  setNetwork(true);
});

test('what cannot be read can be tried again', async () => {
  pushBrowser();
  server.on('GET /notificationSettings', () => apiError(500, 'internal'));
  const user = await opened();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on('GET /notificationSettings', () => ({ body: settings }));
  await user.click(again);
  expect(await screen.findByRole('combobox', { name: /^Pay and receipts/ })).toBeVisible();
});

test('the page can be used by everybody', async () => {
  pushBrowser();
  devices = [device({ device: 'Firefox, Windows' })];
  await opened();
  const page = await screen.findByRole('main');
  expect(await within(page).findByRole('combobox', { name: /^Pay and receipts/ })).toBeVisible();
  await expectNoAxeViolations(page);
});
