import { escapeIdentifier } from 'pg';
import { api } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import * as fc from 'fast-check';
import { diskStore } from '#platform/files/file-store.ts';
import { routesOf } from './routes.ts';
import { demoPassword } from './tools/demo/demo-tenants.ts';
import { callerOf } from './areas/account/session/session/caller.ts';
import { cookieOf } from './tools/testing/fixtures/people.fixture.ts';
import { inputOf } from './tools/testing/input-of.ts';
import { serverForTests } from './tools/testing/server/test-server.ts';

const runs = Number(process.env['CALLBOARD_FUZZ_RUNS'] ?? 2);
// The same calls in every run: whoever looks for more names a seed.
const seed = Number(process.env['CALLBOARD_FUZZ_SEED'] ?? 4_711);

const host = 'nordlicht.localhost';
/** Of work, where `pnpm trust fuzz` asks for it: what else runs on the machine makes a call wait, not slow. */
const slowMs = Number(process.env['CALLBOARD_FUZZ_MS'] ?? Infinity);
const only = process.env['CALLBOARD_FUZZ_ONLY'] ?? '';
/** Which of how many parts: `pnpm trust fuzz` has one on each processor. */
const [part = 0, parts = 1] = (process.env['CALLBOARD_FUZZ_PART'] ?? '0/1').split('/').map(Number);
const endpoints = Object.entries(api).flatMap(([area, verbs]) =>
  Object.entries(verbs as Record<string, AnyEndpoint>).map(([verb, endpoint]) => ({
    name: `${area}.${verb}`,
    endpoint,
  })),
);

const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: diskStore,
  proves: false,
  demo: 'today',
});

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '\u0000',
    '%',
    "'; drop table login; --",
    '../../etc/passwd',
    '9'.repeat(40),
    'x'.repeat(5_000),
    '💥\ud800',
  ),
);
const value = fc.oneof(nasty, fc.jsonValue(), fc.integer(), fc.constant(null));

/** Names that the endpoint knows, so that values get past the door, and some that it does not. */
const namesOf = (shape: unknown): string[] =>
  Object.keys((shape as { shape?: object } | undefined)?.shape ?? {});
const someOf = (names: string[]) =>
  fc.dictionary(fc.constantFrom(...names, 'other', '__proto__', 'constructor'), value, { maxKeys: 4 });

/** Ids of the demo, so that something is found as well. */
let ids: fc.Arbitrary<string> = nasty;
const likely = (shape: unknown) => (shape && shape !== 'bytes' ? [inputOf(shape, ids)] : []);

const callOf = ({ path, query, body }: AnyEndpoint) =>
  fc.record({
    path: fc.array(fc.oneof(ids, ids, nasty), { minLength: 3, maxLength: 3 }).map((parts) => {
      let at = 0;
      return path.replace(/\{\w+\}/g, () => encodeURIComponent((parts[at++] ?? '').toWellFormed()));
    }),
    query: fc.oneof(someOf(namesOf(query)), ...(likely(query) as fc.Arbitrary<object>[])),
    body: fc.oneof(someOf(namesOf(body)), value, ...likely(body), ...likely(body), ...likely(body)),
    key: fc.option(nasty, { nil: undefined }),
    page: fc.option(fc.constantFrom('1', '1000', '-1', '1e9', '9007199254740991'), { nil: undefined }),
  });

type Sent = ReturnType<typeof callOf> extends fc.Arbitrary<infer One> ? One : never;
const textOf = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one)).toWellFormed();
const printable = (text: string) => text.replace(/[^\x21-\x7e]/g, '');

type SignedIn = { authorization: string; cookie: string };
/** Who may most; where a call took that person's login away, the next. */
async function signIn(logins = ['everything', 'planner', 'office', 'crew']): Promise<SignedIn> {
  const [login, ...others] = logins;
  const answer = await server.client(host).post('/auth/token', { login, password: demoPassword });
  if (answer.status !== 200 && others.length > 0) return signIn(others);
  return { authorization: `Bearer ${answer.body.token}`, cookie: cookieOf(answer) };
}

/** A few ids of each kind of thing. */
async function someIds(): Promise<fc.Arbitrary<string>> {
  const found = await server.database.asOwner(async (session) => {
    const { rows } = await session.query(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'id' and data_type = 'text' and table_name <> 'session'
         and table_name in (select table_name from information_schema.columns where column_name = 'tenantId')`,
    );
    const each = rows.map(
      ({ name }) =>
        `(select id from ${escapeIdentifier(String(name))} where "tenantId" = 'nordlicht' limit 4)`,
    );
    return (await session.query(each.join(' union '))).rows.map((row) => String(row['id']));
  });
  return fc.constantFrom(...found);
}

const send = (endpoint: AnyEndpoint, sent: Sent, by: SignedIn) => {
  const query = new URLSearchParams(Object.entries(sent.query).map(([name, one]) => [name, textOf(one)]));
  if (sent.page) query.set('page', sent.page);
  const posts = endpoint.method === 'POST';
  return server.app.inject({
    method: endpoint.method,
    url: `/api/v1${sent.path}?${query}`,
    headers: {
      host,
      ...by,
      ...(sent.key ? { 'idempotency-key': printable(sent.key) } : {}),
      ...(posts ? { 'content-type': 'application/json' } : {}),
    },
    ...(posts ? { payload: JSON.stringify(sent.body) } : {}),
  });
};

// What is loaded with the first paper is no part of the call that asks for it.
beforeAll(
  () => Promise.all([import('#platform/pdf/write-paper.ts'), import('sharp'), import('web-push')]),
  60_000,
);

const known = endpoints
  .filter(
    ({ name }) => !['lineups.lineup', 'live.stream', 'live.live'].includes(name) && name.startsWith(only),
  )
  .map((one, at) => ({ ...one, seed: seed + at }))
  .filter((_, at) => at % parts === part);

test(
  `the server breaks on no request, whatever is sent (seed ${seed})`,
  async () => {
    const wrong: string[] = [];
    const statuses = new Set<number>();
    ids = await someIds();
    let by = await signIn();
    for (const [at, { name, endpoint, seed: own }] of known.entries()) {
      // Somebody waits for `pnpm trust fuzz`, an hour long.
      if (Number.isFinite(slowMs) && at % 20 === 0)
        process.stderr.write(`${at} of ${known.length} routes, ${wrong.length} wrong\n`);
      // Another seed for each, or all would get calls of the same kind.
      for (const sent of fc.sample(callOf(endpoint), { numRuns: runs, seed: own })) {
        const began = performance.now();
        const worked = process.cpuUsage();
        const answer = await send(endpoint, sent, by);
        const { user, system } = process.cpuUsage(worked);
        const ms = Math.min(performance.now() - began, (user + system) / 1_000);
        statuses.add(answer.statusCode);
        // A call ended the session that it was made with: the next ones get another.
        if (answer.body.includes('"sign_in"')) by = await signIn();
        if (answer.statusCode < 500 && ms < slowMs && !/\bat .+\.ts:\d+/.test(answer.body)) continue;
        wrong.push(`${name} ${answer.statusCode} ${Math.round(ms)} ms ${JSON.stringify(sent).slice(0, 300)}`);
      }
    }
    expect(wrong).toEqual([]);
    // It got past the door in every way there is; a part of the calls does not have to.
    const ways = only === '' ? [200, 400, 404, 422] : [];
    expect([...statuses]).toEqual(expect.arrayContaining(ways));
  },
  Math.max(300_000, runs * 30_000),
);
