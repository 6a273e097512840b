import { waitFor } from '@testing-library/react';
import { mailbox } from '@callboard/contract';
import { patience, testServer } from '@callboard/testing';
import { call, configureClient, online } from '../index.ts';

const server = testServer();
beforeEach(() => {
  configureClient({ base: server.url, token: () => 'token' });
  // jsdom tells the console about every dropped connection.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const mailboxes = { items: [], page: 1, limit: 1000, total: 0 };
const sign = 'HEAD /startUp/meta';
const until = (wanted: boolean) => waitFor(() => expect(online()).toBe(wanted), { timeout: patience(5_000) });
const fails = () => expect(call(mailbox.mailboxes)).rejects.toMatchObject({ code: 'offline' });

test('a browser that sees a network where nothing gets through is offline, until the server gives a sign', async () => {
  server.on('GET /mailboxes', () => ({ drop: true }));
  server.on(sign, () => ({ drop: true }));
  await fails();
  await until(false);
  server.on(sign, () => ({ status: 204 }));
  await until(true);
  expect(online()).toBe(true);
});

test('any call that is answered says that the way is back', async () => {
  server.on('GET /mailboxes', () => ({ drop: true }));
  server.on(sign, () => ({ drop: true }));
  await fails();
  await until(false);
  server.on('GET /mailboxes', () => ({ body: mailboxes }));
  await call(mailbox.mailboxes);
  expect(online()).toBe(true);
});

test('one call that is cut, while the server gives signs of life, changes nothing', async () => {
  server.on('GET /mailboxes', () => ({ drop: true }));
  let asked = 0;
  server.on(sign, () => {
    asked += 1;
    return { status: 503 };
  });
  await Promise.all([fails(), fails(), fails()]);
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(online()).toBe(true);
  expect(asked).toBe(1);
});

test('a browser that forgets to tell that its network is back is asked', async () => {
  const seen = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(online()).toBe(false);
  seen.mockReturnValue(true);
  await until(true);
  expect(online()).toBe(true);
});
