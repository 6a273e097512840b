import { configureClient, ensure, infinite, query, queryClient } from '@callboard/client';
import { jobs, mailbox, settings } from '@callboard/contract';
import type { ReadAhead } from '@callboard/feature';
import { apiError, testServer } from '@callboard/testing';
import { budgetNow } from './budget.ts';
import { watchOldReads } from './old-reads.ts';
import type { OldReads } from './old-reads.ts';
import { runAhead } from './run-ahead.ts';
import type { Reads } from './run-ahead.ts';

const kept = { meta: { offline: true } };
const list = { items: [], total: 0, page: 1, limit: 1000 };
const boxes = query(mailbox.mailboxes, undefined, kept);
const mails = infinite(mailbox.emailMessages, undefined, kept);
const mail = (id: string) => query(mailbox.emailMessage, { params: { id } }, kept);
const unread = query(mailbox.emailMessages, { query: { unread: 'true' } }, kept);

let old: OldReads;
let stop: AbortController;
let pauses: number[] = [];
let quiet: () => Promise<void>;
const server = testServer();
beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  queryClient.clear();
  server.on('GET /mailboxes', () => ({ body: list }));
  server.on('GET /emailMessages', () => ({ body: list }));
  configureClient({ base: server.url, token: () => 'token' });
  old = watchOldReads(() => undefined);
  stop = new AbortController();
  pauses = [];
  quiet = () => Promise.resolve();
});
afterEach(() => {
  old.stop();
  jest.restoreAllMocks();
});

const of =
  (...reads: ReadAhead[]): (() => Promise<Reads>) =>
  () =>
    Promise.resolve(reads);
const run = (features: (() => Promise<Reads>)[], budget = {}) =>
  runAhead({
    features,
    isDue: old.isDue,
    budget: { requests: 40, bytes: 1_000_000, pauseMs: 150, todayPauseMs: 0, ...budget },
    old,
    signal: stop.signal,
    quiet: async (_, pauseMs) => {
      pauses.push(pauseMs);
      await quiet();
    },
  });
const asked = () =>
  server.requests.map(({ url }) => url.replace(/(?<=[?&])(limit|page)=\d+&?/g, '').replace(/[?&]$/, ''));
const data = (read: { queryKey: readonly unknown[] }) => queryClient.getQueryData(read.queryKey);

test('reads are made one after another and of each feature in turn, each after a pause', async () => {
  let underWay = 0;
  server.on('GET /mailboxes', async () => {
    underWay += 1;
    await new Promise((resolve) => setTimeout(resolve, 30));
    underWay -= 1;
    return { body: list };
  });
  server.on('GET /emailMessages', () => {
    expect(underWay).toBe(0);
    return { body: list };
  });
  const spent = await run([of({ query: boxes }, { query: mails }), of({ query: unread })]);
  expect(asked()).toEqual(['/mailboxes', '/emailMessages?unread=true', '/emailMessages']);
  expect(spent).toMatchObject({ requests: 3, end: 'done' });
  expect(spent.bytes).toBeGreaterThan(100);
  expect(pauses).toEqual([0, 150, 150, 150]);
  expect(data(boxes)).toMatchObject({ total: 0 });
  expect(data(mails)).toMatchObject({ pages: [{ total: 0 }] });
});

test('reading ahead waits while somebody does something, and asks for nothing meanwhile', async () => {
  let free = () => {};
  quiet = () =>
    new Promise((resolve) => {
      free = resolve;
    });
  const running = run([of({ query: boxes })]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.requests).toEqual([]);
  quiet = () => Promise.resolve();
  free();
  await expect(running).resolves.toMatchObject({ requests: 1, end: 'done' });
});

test.each([
  ['requests', { requests: 2 }],
  ['bytes', { bytes: 60 }],
])('reading ahead ends where the budget of %s does, and goes on there the next time', async (_, budget) => {
  const features = [of({ query: boxes }, { query: mails }, { query: unread })];
  await expect(run(features, budget)).resolves.toMatchObject({ requests: 2, end: 'budget' });
  expect(data(unread)).toBeUndefined();
  await expect(run(features, budget)).resolves.toMatchObject({ requests: 1, end: 'done' });
  expect(data(unread)).toBeDefined();
});

test('what fails alone is left out, and so is a feature that does not open', async () => {
  server.on('GET /emailMessages/gone', () => apiError(404, 'not_found'));
  server.on('GET /emailMessages/broken', () => apiError(500, 'internal'));
  const broken = () => Promise.reject(new Error('no chunk'));
  const features = [broken, of({ query: mail('gone') }, { query: mail('broken') }, { query: boxes })];
  await expect(run(features)).resolves.toMatchObject({ requests: 3, failures: 3, end: 'done' });
  expect(data(boxes)).toBeDefined();
  // What is not there is not asked for in every round.
  await expect(run(features)).resolves.toMatchObject({ requests: 0, failures: 1, end: 'done' });
});

test.each([
  ['no way to the server', { drop: true as const }],
  ['a server that asks to wait', apiError(429, 'too_many')],
])('%s ends the round', async (_, reply) => {
  server.on('GET /mailboxes', () => reply);
  await expect(run([of({ query: boxes }, { query: mails })])).resolves.toMatchObject({
    requests: 1,
    end: 'stopped',
  });
});

test('what is new costs nothing; what was heard to have changed is read again', async () => {
  const features = [of({ query: boxes }, { query: unread })];
  await ensure(boxes);
  await expect(run(features)).resolves.toMatchObject({ requests: 1 });
  await expect(run(features)).resolves.toMatchObject({ requests: 0 });
  await queryClient.invalidateQueries({ queryKey: boxes.queryKey, refetchType: 'none' });
  server.forget();
  server.on('GET /mailboxes', () => ({ body: { ...list, limit: 7 } }));
  await expect(run(features)).resolves.toMatchObject({ requests: 1 });
  expect(data(boxes)).toMatchObject({ limit: 7 });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  await expect(run(features)).resolves.toMatchObject({ requests: 2 });
});

describe('one call for many pages', () => {
  const one = query(jobs.crewChiefJobs, undefined, kept);
  const two = query(settings.tenant, undefined, kept);
  const both: ReadAhead = {
    query: boxes,
    instead: {
      of: [one, two],
      split: () => [
        [one, 'first'],
        [two, 'second'],
      ],
    },
  };

  test('each finds its part, kept like an answer of its own; the call itself is not kept', async () => {
    await expect(run([of(both)])).resolves.toMatchObject({ requests: 1 });
    expect([data(one), data(two), data(boxes)]).toEqual(['first', 'second', undefined]);
    expect(queryClient.getQueryCache().find({ queryKey: one.queryKey })?.meta).toEqual({ offline: true });
    await expect(run([of(both)])).resolves.toMatchObject({ requests: 0 });
    await queryClient.invalidateQueries({ queryKey: two.queryKey, refetchType: 'none' });
    await expect(run([of(both)])).resolves.toMatchObject({ requests: 1 });
  });

  test('nothing newer is overwritten: neither a write of the person nor what was heard meanwhile', async () => {
    queryClient.setQueryData(two.queryKey, 'before' as never, { updatedAt: 1 });
    server.on('GET /mailboxes', async () => {
      queryClient.setQueryData(one.queryKey, 'written' as never);
      const known = queryClient.getQueryCache().find({ queryKey: two.queryKey });
      known?.setOptions({ queryKey: two.queryKey, ...kept });
      await queryClient.invalidateQueries({ queryKey: two.queryKey, refetchType: 'none' });
      return { body: list };
    });
    await run([of(both)]);
    expect([data(one), data(two)]).toEqual(['written', 'before']);
  });

  test('who leaves in the middle leaves nothing behind, and nothing is asked for any more', async () => {
    server.on('GET /mailboxes', () => {
      stop.abort();
      queryClient.clear();
      return { body: list };
    });
    const spent = await run([of(both, { query: mails })]);
    expect(spent.end).toBe('stopped');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked()).toHaveLength(1);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

test('whoever saves data, or has next to no network, gets the nearest only', () => {
  const usual = budgetNow({});
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
    expect(budgetNow(connection).requests).toBeLessThan(usual.requests / 3);
  expect(budgetNow({ effectiveType: '4g' })).toEqual(usual);
});
