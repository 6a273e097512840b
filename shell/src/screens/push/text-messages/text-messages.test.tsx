import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { configureClient, queryClient } from '@callboard/client';
import { notificationGroups } from '@callboard/contract';
import type { NotificationSettings } from '@callboard/contract';
import { apiError, expectNoAxeViolations, patience, setNetwork, testServer } from '@callboard/testing';
import { renderShell, signInAs, signOutHere } from '../../../start/testing/render-shell.tsx';
import { noPushBrowser, pushBrowser } from '../push-browser.driver.ts';

const server = testServer();
type Texts = NotificationSettings['texts'];
const none: Texts = { available: true, number: null, verified: false, code: null };
const number = '+436601234567';
const waiting: Texts = { ...none, number, code: 'sent' };
let texts: Texts;

const refused = (status: number, error: object) => ({
  status,
  body: { status, params: {}, fields: [], traceId: 't', ...error },
});
const settings = (): NotificationSettings => ({
  ways: Object.fromEntries(
    notificationGroups.map((group) => [group, 'push']),
  ) as NotificationSettings['ways'],
  quiet: null,
  email: 'ada@people.example',
  texts,
});

beforeEach(() => {
  configureClient({ base: server.url, token: () => 'token' });
  queryClient.clear();
  localStorage.clear();
  signInAs({ roles: ['crew'] });
  pushBrowser();
  texts = none;
  server.on('GET /pushSubscriptions', () => ({ body: { items: [], total: 0, page: 1, limit: 1000 } }));
  server.on('GET /notificationSettings', () => ({ body: settings() }));
  server.on('POST /notificationSettings', () => {
    texts = none;
    return { body: settings() };
  });
  server.on('POST /notificationSettings/textCode', ({ body }) => {
    texts = { ...waiting, number: (body as { number: string }).number };
    return { body: settings() };
  });
  server.on('POST /notificationSettings/textCode/confirm', ({ body }) => {
    if ((body as { code: string }).code !== '123456')
      return refused(422, { code: 'invalid', fields: [{ path: 'code', code: 'bad_format', params: {} }] });
    texts = { ...texts, verified: true, code: null };
    return { body: settings() };
  });
});
afterEach(() => {
  noPushBrowser();
  signOutHere();
});

const opened = async () => {
  const user = userEvent.setup();
  await renderShell('/profile/push');
  return user;
};
const button = (name: string) => screen.findByRole('button', { name });
const codeField = () => screen.findByRole('textbox', { name: 'Code' });
const sent = (path: string) =>
  server.requests.filter((one) => one.path === path && one.method === 'POST').map(({ body }) => body);

test('a number is agreed to, confirmed with the code that was sent to it, and ended again', async () => {
  const user = await opened();
  const field = await screen.findByRole('textbox', { name: 'Your mobile number' });
  await user.type(field, '0660 1234567');
  await user.click(await button('Get text messages'));
  expect(await screen.findByText(/Enter the number with its country code/)).toBeVisible();
  expect(sent('/notificationSettings/textCode')).toEqual([]);
  await user.clear(field);
  await user.type(field, '+43 660 1234567');
  await user.click(await button('Get text messages'));
  expect(await screen.findByText(/\+43 660 123 45 67 isn’t confirmed yet/)).toBeVisible();
  const code = await codeField();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText(/go to \+43 660 123 45 67/)).toBeVisible();
  await user.click(await button('Stop text messages'));
  expect(await screen.findByRole('textbox', { name: 'Your mobile number' })).toBeVisible();
  expect(sent('/notificationSettings/textCode')).toEqual([{ number }]);
  await waitFor(() => expect(sent('/notificationSettings')).toEqual([{ texts: null }]));
});

test('a wrong code says so at its field, and none at all is not sent', async () => {
  texts = waiting;
  const user = await opened();
  await user.click(await button('Confirm number'));
  expect(await screen.findByText('Enter the code.')).toBeVisible();
  expect(sent('/notificationSettings/textCode/confirm')).toEqual([]);
  await user.type(await codeField(), '654321');
  await user.click(await button('Confirm number'));
  expect(await screen.findByText('This code isn’t right. Check the text message.')).toBeVisible();
});

test.each([
  ['failed', 'The code couldn’t be sent'],
  ['expired', 'This code has expired'],
  ['spent', 'Too many wrong codes'],
] as const)('a code that is %s says so, and another one can be asked for', async (code, title) => {
  texts = { ...waiting, code };
  const user = await opened();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  await user.click(await button('Send a new code'));
  expect(await codeField()).toBeVisible();
});

test('while it is being sent the page asks whether it is', async () => {
  texts = { ...waiting, code: 'sending' };
  await opened();
  expect(await screen.findByText(/We’re sending you a text message/)).toBeVisible();
  texts = waiting;
  expect(await screen.findByText(/Enter the six digits/, {}, { timeout: patience(8_000) })).toBeVisible();
});

test('a try after the last one shows that there are none left', async () => {
  texts = waiting;
  server.on('POST /notificationSettings/textCode/confirm', () => {
    texts = { ...waiting, code: 'spent' };
    return apiError(409, 'wrong_state');
  });
  const user = await opened();
  await user.type(await codeField(), '123456{Enter}');
  expect(await screen.findByText('Too many wrong codes')).toBeVisible();
});

test('too many codes in an hour have to wait', async () => {
  texts = { ...waiting, code: 'expired' };
  server.on('POST /notificationSettings/textCode', () =>
    refused(429, { code: 'too_many', params: { seconds: 3600 } }),
  );
  const user = await opened();
  await user.click(await button('Send a new code'));
  expect(await screen.findByText('You can ask for five codes an hour. Try again later.')).toBeVisible();
});

test('another number asks for a code again; who stays with theirs is asked nothing', async () => {
  texts = { ...waiting, verified: true, code: null };
  const user = await opened();
  await user.click(await button('Change number'));
  await user.click(await button('Keep the number'));
  await user.click(await button('Change number'));
  expect(await screen.findByText(/Text messages stop until/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your mobile number' }), '+436607654321');
  await user.click(await button('Send code'));
  expect(await screen.findByText(/\+43 660 765 43 21 isn’t confirmed yet/)).toBeVisible();
  expect(sent('/notificationSettings/textCode')).toEqual([{ number: '+436607654321' }]);
});

test('a number from before numbers were checked says why nothing comes', async () => {
  texts = { ...waiting, code: null };
  const user = await opened();
  expect(await screen.findByText(/so you get emails instead of text messages/)).toBeVisible();
  await user.click(await button('Send code'));
  expect(await codeField()).toBeVisible();
});

test('offline nothing is sent', async () => {
  texts = waiting;
  await opened();
  const confirm = await button('Confirm number');
  setNetwork(false);
  await waitFor(() => expect(confirm).toBeDisabled());
  expect(screen.getAllByText(/You’re offline/).length).toBeGreaterThan(0);
  for (const name of ['Send a new code', 'Change number', 'Stop text messages'])
    expect(await button(name)).toBeDisabled();
  setNetwork(true);
});

test('the code can be entered by everybody', async () => {
  texts = waiting;
  await opened();
  const page = await screen.findByRole('main');
  expect(await within(page).findByRole('textbox', { name: 'Code' })).toBeVisible();
  await expectNoAxeViolations(page);
});
