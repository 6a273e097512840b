import 'fake-indexeddb/auto';
import { setTimeout as realWait } from 'node:timers/promises';
import { configureClient, noteServerDate, query, queryClient, serverNow } from '@callboard/client';
import { mailbox } from '@callboard/contract';
import { apiError, phoneRules, testServer, tokenFor } from '@callboard/testing';
import type { Reply } from '@callboard/testing';
import { FakeLocks } from './fake-locks.ts';
import { createSession } from './session.ts';
import type { Session } from './session.ts';

const server = testServer();
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  configureClient({ base: server.url });
  noteServerDate(new Date().toUTCString());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  server.on('GET /userRights', () => ({ body: { mailboxes: ['READ'] } }));
  server.on('GET /mailboxUserRights', () => ({ body: { emailMessages: ['READ'] } }));
  server.on('GET /tenant', () => ({ body: tenant }));
  server.on('POST /auth/logout', () => ({ status: 204 }));
});
afterEach(() => jest.restoreAllMocks());

const tenant = {
  id: 't1',
  name: 'Nordlicht',
  defaultLanguage: 'de',
  mobileTheme: 'default',
  backgroundUrl: null,
  backgroundColorCode: null,
  rules: phoneRules,
};
const tab = (locks?: FakeLocks): Session => createSession({ storage: localStorage, locks });
const signedIn = (token = tokenFor(), locks?: FakeLocks): Session => {
  localStorage.setItem('token', token);
  localStorage.setItem('userRights', '{"mailboxes":["READ"]}');
  localStorage.setItem('uiSettings', '{"language":"cy"}');
  return tab(locks);
};
const keys = () => Object.keys(localStorage).sort();

test('signing in stores token, rights, mailbox rights and tenant under their keys', async () => {
  const token = tokenFor({ captions: ['Clients'] });
  server.on('POST /auth/token', () => ({ body: { token } }));
  const session = tab();
  await session.signIn({ login: 'ann', password: 'secret' });
  expect(server.requests[0]).toMatchObject({
    headers: { type: 'MOBILE' },
    body: { login: 'ann', password: 'secret' },
  });
  expect(localStorage.getItem('token')).toBe(token);
  expect(JSON.parse(localStorage.getItem('userRights') ?? '')).toEqual({ mailboxes: ['READ'] });
  expect(JSON.parse(localStorage.getItem('mailboxUserRights') ?? '')).toEqual({ emailMessages: ['READ'] });
  expect(session.store.getState()).toMatchObject({
    identity: { tokenType: 'user', roles: ['client'], rights: { mailboxes: ['READ'] } },
    tenant: { name: 'Nordlicht', rules: phoneRules },
  });
});

test('nobody is half signed in', async () => {
  server.on('POST /auth/token', () => ({ body: { token: tokenFor() } }));
  server.on('GET /mailboxUserRights', () => apiError(503, 'unavailable'));
  const session = tab();
  await expect(session.signIn({ login: 'ann', password: 'secret' })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(keys()).toEqual([]);
  expect(session.store.getState().identity).toBeNull();
});

test('garbled storage is nobody without rights, and throws nothing', () => {
  for (const key of ['token', 'userRights', 'mailboxUserRights', 'tenant', 'uiSettings', 'appCache']) {
    localStorage.setItem(key, '{"half":');
  }
  expect(tab().store.getState()).toEqual({
    token: null,
    payload: null,
    identity: null,
    tenant: null,
    uiSettings: {},
    appCache: {},
  });
  localStorage.setItem('token', tokenFor());
  expect(tab().store.getState().identity).toMatchObject({ rights: {}, mailboxRights: {} });
});

test('a refresh brings the rules that the tenant has changed meanwhile', async () => {
  const session = signedIn();
  server.on('GET /auth/refresh', () => ({ body: { token: tokenFor() } }));
  const changed = { ...tenant, rules: { ...phoneRules, undoCheckSeconds: 300 } };
  server.on('GET /tenant', () => ({ body: changed }));
  await session.refreshNow();
  expect(session.store.getState().tenant?.rules?.undoCheckSeconds).toBe(300);
  expect(JSON.parse(localStorage.getItem('tenant') ?? '')).toEqual(changed);
});

test('a refresh replaces the token and reads the rights again', async () => {
  const [old, fresh] = [tokenFor(), tokenFor()];
  server.on('GET /auth/refresh', () => ({ body: { token: fresh } }));
  server.on('GET /userRights', () => ({ body: { payrolls: ['READ'] } }));
  const session = signedIn(old);
  await expect(session.refreshNow()).resolves.toBe(true);
  expect(server.requests.find(({ path }) => path === '/auth/refresh')?.headers.authorization).toBe(
    `Bearer ${old}`,
  );
  expect(localStorage.getItem('token')).toBe(fresh);
  expect(session.store.getState().identity?.rights).toEqual({ payrolls: ['READ'] });
});

test.each<[string, Reply]>([
  ['401', apiError(401, 'sign_in')],
  ['403', apiError(403, 'forbidden')],
])('a refresh refused with %s ends the session and keeps uiSettings', async (_, answer) => {
  server.on('GET /auth/refresh', () => answer);
  const session = signedIn();
  localStorage.setItem('anything', 'else');
  const ends: string[] = [];
  session.onSessionEnd((why) => ends.push(why));
  await expect(session.refreshNow()).resolves.toBe(false);
  expect(keys()).toEqual(['uiSettings']);
  expect(session.store.getState()).toMatchObject({ identity: null, uiSettings: { language: 'cy' } });
  expect(ends).toEqual(['expired']);
});

test.each<[string, Reply]>([
  ['500', apiError(500, 'internal')],
  ['503', apiError(503, 'unavailable')],
  ['429', apiError(429, 'too_many')],
  ['no network', { drop: true }],
  ['the page of a hotel', { raw: '<html>Sign in to our Wi-Fi</html>' }],
  ['a 401 of a hotel', { status: 401, raw: '<html>Sign in to our Wi-Fi</html>' }],
  ['a token that nobody can read', { body: { token: 'nonsense' } }],
])('a refresh that fails with %s keeps the session', async (_, answer) => {
  server.on('GET /auth/refresh', () => answer);
  const token = tokenFor();
  const session = signedIn(token);
  await expect(session.refreshNow()).resolves.toBe(false);
  expect(localStorage.getItem('token')).toBe(token);
  expect(session.store.getState().identity).not.toBeNull();
});

test('a 401 for an older token than the one stored ends nothing', async () => {
  const newer = tokenFor();
  server.on('GET /auth/refresh', () => {
    // Another tab stored a newer one meanwhile.
    localStorage.setItem('token', newer);
    return apiError(401, 'sign_in');
  });
  const session = signedIn(tokenFor());
  await expect(session.refreshNow()).resolves.toBe(true);
  expect(session.store.getState().token).toBe(newer);
});

test('a token that arrives after the person has left is thrown away', async () => {
  server.on('GET /auth/refresh', () => {
    localStorage.removeItem('token');
    return { body: { token: tokenFor() } };
  });
  const session = signedIn();
  await session.refreshNow();
  expect(localStorage.getItem('token')).toBeNull();
  expect(session.store.getState().identity).toBeNull();
});

test('the server is asked at most twice a minute', async () => {
  server.on('GET /auth/refresh', () => ({ body: { token: tokenFor() } }));
  const session = signedIn();
  for (let round = 0; round < 5; round += 1) await session.refreshNow();
  expect(server.count('GET /auth/refresh')).toBe(2);
});

test('refreshes asked for at once are one', async () => {
  server.on('GET /auth/refresh', () => ({ body: { token: tokenFor() } }));
  const session = signedIn();
  await Promise.all([
    session.refreshNow(),
    session.refreshNow(),
    session.onSignInNeeded(session.store.getState().token ?? ''),
  ]);
  expect(server.count('GET /auth/refresh')).toBe(1);
});

test('of two tabs one refreshes and the other follows', async () => {
  const fresh = tokenFor();
  server.on('GET /auth/refresh', async () => {
    await realWait(30);
    return { body: { token: fresh } };
  });
  const locks = new FakeLocks();
  const [one, two] = [signedIn(tokenFor(), locks), tab(locks)];
  await expect(Promise.all([one.refreshNow(), two.refreshNow()])).resolves.toEqual([true, true]);
  expect(server.count('GET /auth/refresh')).toBe(1);
  expect(two.store.getState().token).toBe(fresh);
});

test('a frozen tab with the lock holds nobody up for more than eight seconds', async () => {
  const locks = new FakeLocks();
  void locks.request('frozen', { signal: new AbortController().signal }, () => new Promise(() => {}));
  const session = signedIn(tokenFor(), locks);
  const newer = tokenFor();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const refreshed = session.refreshNow();
  localStorage.setItem('token', newer);
  await jest.advanceTimersByTimeAsync(8000);
  await expect(refreshed).resolves.toBe(true);
  jest.useRealTimers();
  expect(session.store.getState().token).toBe(newer);
  expect(server.requests).toHaveLength(0);
});

test('signing out tells the server, empties storage and caches, and reaches the other tab', async () => {
  const token = tokenFor();
  const [one, two] = [signedIn(token), tab()];
  const reasons: string[] = [];
  two.onSessionEnd((why) => reasons.push(why));
  const kept = query(mailbox.mailboxes);
  queryClient.setQueryData(kept.queryKey, { items: [], total: 0, page: 1, limit: 1000 });
  await one.signOut();
  two.follow();
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    path: '/auth/logout',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(keys()).toEqual(['uiSettings']);
  expect(queryClient.getQueryData(kept.queryKey)).toBeUndefined();
  expect(two.store.getState().identity).toBeNull();
  expect(reasons).toEqual(['signed-out']);
});

test('signing out works without network', async () => {
  server.on('POST /auth/logout', () => ({ drop: true }));
  const session = signedIn();
  await session.signOut();
  expect(keys()).toEqual(['uiSettings']);
});

test('another person in another tab is another session here', () => {
  const session = signedIn(tokenFor({ name: 'Ann', sid: 's1' }));
  const kept = query(mailbox.mailboxes);
  queryClient.setQueryData(kept.queryKey, { items: [], total: 0, page: 1, limit: 1000 });
  localStorage.setItem('token', tokenFor({ name: 'Bo', sid: 's2' }));
  session.follow();
  expect(session.store.getState().payload?.loginData.person?.name).toBe('Bo');
  expect(queryClient.getQueryData(kept.queryKey)).toBeUndefined();
});

test.each([24, -24])('a phone whose clock is %i hours off judges by the server', (hours) => {
  // The phone's own clock is right in this test, so the server's is off by as much.
  const server = Date.now() + hours * 3_600_000;
  noteServerDate(new Date(server).toUTCString());
  const at = Math.floor(serverNow() / 1000);
  const session = signedIn(tokenFor({ iat: at - 100, exp: at + 800 }));
  expect(session.dueInMs()).toBeGreaterThan(195_000);
  expect(session.dueInMs()).toBeLessThan(205_000);
  localStorage.setItem('token', tokenFor({ iat: at - 10, exp: at + 50 }));
  expect(session.dueInMs()).toBe(0);
});

test('settings of the phone are merged and read by all tabs', () => {
  const [one, two] = [signedIn(), tab()];
  one.setUiSettings({ mode: 'dark' });
  two.follow();
  expect(two.store.getState().uiSettings).toEqual({ language: 'cy', mode: 'dark' });
});
