import { endpoint, finishingHeader, mailbox, session, settings } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { apiError, testServer } from '@callboard/testing';
import type { Reply } from '@callboard/testing';
import { call, CallError, configureClient, fetchFile, serverNow, warm } from '../index.ts';

let token: string | null = 'token-1';
const needed: string[] = [];

const server = testServer();
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  needed.length = 0;
  token = 'token-1';
  configureClient({
    base: server.url,
    token: () => token,
    language: () => 'deAt',
    onSignInNeeded: (refused) => {
      needed.push(refused);
      return Promise.resolve(false);
    },
  });
});

const boxes = { items: [], total: 0, page: 1, limit: 1000 };
const failure = async (promise: Promise<unknown>): Promise<CallError> => {
  const reason: unknown = await promise.then(
    () => 'no failure',
    (error: unknown) => error,
  );
  if (reason instanceof CallError) return reason;
  throw new Error(`Expected a CallError, got ${String(reason)}`);
};

test('a call carries token, type and language, and the defaults of its query', async () => {
  server.on('GET /mailboxes', () => ({ body: boxes }));
  await expect(call(mailbox.mailboxes)).resolves.toEqual(boxes);
  expect(server.requests[0]).toMatchObject({
    url: '/mailboxes?limit=1000&page=1',
    headers: { authorization: 'Bearer token-1', type: 'MOBILE', 'accept-language': 'de-AT' },
  });
  expect(server.requests[0]?.headers['idempotency-key']).toBeUndefined();
});

test('parameters go into the path, a body and a key go with a write', async () => {
  server.on('POST /emailMessages/a%2Fb/read', ({ body }) => ({ body: { id: 'a/b', ...(body as object) } }));
  const answer = await call(mailbox.markRead, { params: { id: 'a/b' }, body: { read: true } });
  expect(answer).toEqual({ id: 'a/b', read: true });
  expect(server.requests[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  await call(mailbox.markRead, { params: { id: 'a/b' }, body: { read: true }, idempotencyKey: 'mine' });
  expect(server.requests[1]?.headers['idempotency-key']).toBe('mine');
});

test('where something is not saved, a call may finish it', async () => {
  server.on('GET /mailboxes', () => ({ body: boxes }));
  let unsaved = false;
  configureClient({ hasUnsaved: () => unsaved });
  await call(mailbox.mailboxes);
  unsaved = true;
  await call(mailbox.mailboxes);
  configureClient({ hasUnsaved: () => false });
  expect(server.requests.map(({ headers }) => headers[finishingHeader])).toEqual([undefined, '1']);
});

describe('a call that needs a fresh proof', () => {
  let proved = false;
  const markRead = () => call(mailbox.markRead, { params: { id: 'a' }, body: { read: true } });
  beforeEach(() => {
    proved = false;
    server.on('POST /emailMessages/a/read', () =>
      proved ? { body: { id: 'a', read: true } } : apiError(403, 'step_up_needed'),
    );
  });

  test('is made again with the same key once it was given', async () => {
    configureClient({ onStepUpNeeded: () => Promise.resolve((proved = true)) });
    expect(await markRead()).toEqual({ id: 'a', read: true });
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(needed).toEqual([]);
  });

  test('fails where it was not given', async () => {
    configureClient({ onStepUpNeeded: () => Promise.resolve(false) });
    expect((await failure(markRead())).code).toBe('step_up_needed');
    expect(server.requests).toHaveLength(1);
  });
});

test('a call that anyone may make tells no token', async () => {
  server.on('GET /startUp/meta', () => ({ body: { metaHostName: 'a', metaDescription: 'b' } }));
  await call(settings.pageMeta);
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
});

const html = '<html>Wi-Fi of the hotel</html>';
test.each<[string, Reply, Partial<CallError>]>([
  [
    'a refusal keeps its code',
    apiError(423, 'month_locked'),
    { code: 'month_locked', status: 423, traceId: 'trace-1' },
  ],
  ['a gateway is understood by its status', { status: 502, raw: html }, { code: 'unavailable', status: 502 }],
  ['an unknown refusal stays a failure', { status: 418, raw: html }, { code: 'bad_answer', status: 418 }],
  ['a page instead of data is no answer', { raw: html }, { code: 'bad_answer', status: 200 }],
  [
    'a cut answer is no answer',
    { raw: '{"items":[', headers: { 'content-type': 'application/json' } },
    { code: 'bad_answer' },
  ],
  ['another shape is no answer', { body: { items: 'none' } }, { code: 'bad_answer' }],
  ['a dropped connection is no network', { drop: true }, { code: 'offline', status: undefined }],
])('%s', async (_, reply, expected) => {
  // jsdom tells the console about every dropped connection.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.on('GET /mailboxes', () => reply);
  expect(await failure(call(mailbox.mailboxes))).toMatchObject(expected);
  expect(needed).toEqual([]);
});

test('a page instead of "nothing" is no answer', async () => {
  server.on('POST /auth/logout', () => ({ raw: html }));
  expect(await failure(call(session.signOut))).toMatchObject({ code: 'bad_answer' });
});

test('an answer that does not come is given up', async () => {
  server.on('GET /mailboxes', () => new Promise(() => {}));
  expect(await failure(call(mailbox.mailboxes, { timeoutMs: 50 }))).toMatchObject({ code: 'timeout' });
});

test('a query that the contract refuses never leaves the phone', async () => {
  const wrong = { query: { limit: 5000 } };
  expect(await failure(call(mailbox.mailboxes, wrong))).toMatchObject({ code: 'bad_request' });
  expect(server.requests).toHaveLength(0);
});

test('a 401 is tried once more when the session says so', async () => {
  configureClient({
    onSignInNeeded: (refused) => {
      needed.push(refused);
      token = 'token-2';
      return Promise.resolve(true);
    },
  });
  server.on('POST /emailMessages/1/read', ({ headers }) =>
    headers.authorization === 'Bearer token-2' ? { body: { id: '1', read: true } } : apiError(401, 'sign_in'),
  );
  await call(mailbox.markRead, { params: { id: '1' }, body: { read: true } });
  expect(needed).toEqual(['token-1']);
  const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBe(keys[1]);
});

test('a second 401 is an error and asks nobody', async () => {
  configureClient({ onSignInNeeded: () => (needed.push('asked'), Promise.resolve(true)) });
  server.on('GET /mailboxes', () => apiError(401, 'sign_in'));
  expect(await failure(call(mailbox.mailboxes))).toMatchObject({ code: 'sign_in', status: 401 });
  expect(needed).toEqual(['asked']);
  expect(server.requests).toHaveLength(2);
});

test('a wrong password is no reason to refresh', async () => {
  server.on('POST /auth/token', () => apiError(401, 'wrong_password'));
  const wrong = { body: { login: 'a', password: 'b' } };
  expect(await failure(call(session.signIn, wrong))).toMatchObject({ code: 'wrong_password' });
  expect(needed).toEqual([]);
});

test("the server's clock counts, a day off or not", async () => {
  for (const hours of [24, -24]) {
    const there = Date.now() + hours * 3_600_000;
    server.on('GET /mailboxes', () => ({ body: boxes, headers: { date: new Date(there).toUTCString() } }));
    await call(mailbox.mailboxes);
    expect(Math.abs(serverNow() - there)).toBeLessThan(2000);
  }
  server.on('GET /mailboxes', () => ({
    body: boxes,
    headers: { age: '90', date: 'Thu, 01 Jan 1998 00:00:00 GMT' },
  }));
  const before = serverNow();
  await call(mailbox.mailboxes);
  expect(serverNow() - before).toBeLessThan(2000);
});

test('a warmed read is taken by the first call of the same address, once', async () => {
  server.on('GET /emailMessages', () => ({ body: boxes }));
  warm(['/emailMessages?page=1&limit=1000']);
  await call(mailbox.emailMessages);
  expect(server.requests).toHaveLength(1);
  await call(mailbox.emailMessages);
  expect(server.requests).toHaveLength(2);
});

test('a warmed read belongs to the token that asked', async () => {
  server.on('GET /emailMessages', () => ({ body: boxes }));
  warm(['/emailMessages?limit=1000&page=1']);
  token = 'token-2';
  await call(mailbox.emailMessages);
  expect(server.requests.map(({ headers }) => headers.authorization)).toContain('Bearer token-2');
});

test('a signed file is fetched without the token', async () => {
  server.on('GET /file/1', () => ({ raw: 'content', headers: { 'content-type': 'text/plain' } }));
  const file = await fetchFile(`${server.url}/file/1?signature=x`);
  expect(file.size).toBe(7);
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
});

test('a download is a file, and its refusal is still an error with a code', async () => {
  const download: AnyEndpoint = endpoint({
    method: 'GET',
    path: '/planted',
    about: 'A planted download.',
    allow: {},
    answer: 'file',
    source: 'addition',
  });
  server.on('GET /planted', () => ({ raw: 'content' }));
  expect(await call(download)).toBeInstanceOf(Blob);
  server.on('GET /planted', () => apiError(423, 'month_locked'));
  expect(await failure(call(download))).toMatchObject({ code: 'month_locked' });
});
