import { api } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import * as fc from 'fast-check';
import { diskStore } from './files/file-store.ts';
import { routesOf } from './routes.ts';
import { demoPassword } from './seed/demo-tenants.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { callerOf } from './session/caller.ts';
import { serverForTests } from './testing/test-server.ts';

const runs = Number(process.env['CALLBOARD_FUZZ_RUNS'] ?? 4);
const seed = Number(process.env['CALLBOARD_FUZZ_SEED'] ?? Date.now() % 1_000_000);

const host = 'nordlicht.localhost';
/** Two other cores' worth of tests may run beside this one. */
const slowMs = 3_000;
const endpoints = Object.entries(api).flatMap(([area, verbs]) =>
  Object.entries(verbs as Record<string, AnyEndpoint>).map(([verb, endpoint]) => ({
    name: `${area}.${verb}`,
    endpoint,
  })),
);

let folder = '';
const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: (name) => diskStore((folder = name)),
  fillOnce: true,
  proves: false,
  fill: (database) => seedDemo(database, { files: diskStore(folder), now: new Date() }),
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

const callOf = ({ path, query, body }: AnyEndpoint) =>
  fc.record({
    path: fc.array(nasty, { minLength: 3, maxLength: 3 }).map((parts) => {
      let at = 0;
      return path.replace(/\{\w+\}/g, () => encodeURIComponent((parts[at++] ?? '').toWellFormed()));
    }),
    query: someOf(namesOf(query)),
    body: fc.oneof(someOf(namesOf(body)), value),
    key: fc.option(nasty, { nil: undefined }),
    page: fc.option(fc.constantFrom('1', '1000', '-1', '1e9', '9007199254740991'), { nil: undefined }),
  });

type Sent = ReturnType<typeof callOf> extends fc.Arbitrary<infer One> ? One : never;
const textOf = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one)).toWellFormed();
const printable = (text: string) => text.replace(/[^\x21-\x7e]/g, '');

const signIn = async (): Promise<string> => {
  const answer = await server.client(host).post('/auth/token', { login: 'office', password: demoPassword });
  return `Bearer ${answer.body.token}`;
};

const send = (endpoint: AnyEndpoint, sent: Sent, authorization: string) => {
  const query = new URLSearchParams(Object.entries(sent.query).map(([name, one]) => [name, textOf(one)]));
  if (sent.page) query.set('page', sent.page);
  const posts = endpoint.method === 'POST';
  return server.app.inject({
    method: endpoint.method,
    url: `/api/v1${sent.path}?${query}`,
    headers: {
      host,
      authorization,
      ...(sent.key ? { 'idempotency-key': printable(sent.key) } : {}),
      ...(posts ? { 'content-type': 'application/json' } : {}),
    },
    ...(posts ? { payload: JSON.stringify(sent.body) } : {}),
  });
};

const known = endpoints.filter(({ name }) => name !== 'lineups.lineup');

test(`whatever is sent, nothing breaks and nothing takes long (seed ${seed})`, async () => {
  const wrong: string[] = [];
  const statuses = new Set<number>();
  let authorization = await signIn();
  for (const [at, { name, endpoint }] of known.entries()) {
    // Another seed for each, or all would get calls of the same kind.
    for (const sent of fc.sample(callOf(endpoint), { numRuns: runs, seed: seed + at })) {
      const began = performance.now();
      const answer = await send(endpoint, sent, authorization);
      const ms = performance.now() - began;
      statuses.add(answer.statusCode);
      // A call ended the session that it was made with: the next ones get another.
      if (answer.body.includes('"sign_in"') && !answer.body.includes('"cookie"')) authorization = '';
      authorization ||= await signIn();
      if (answer.statusCode < 500 && ms < slowMs && !/\bat .+\.ts:\d+/.test(answer.body)) continue;
      wrong.push(`${name} ${answer.statusCode} ${Math.round(ms)} ms ${JSON.stringify(sent).slice(0, 300)}`);
    }
  }
  expect(wrong).toEqual([]);
  // It got past the door in every way there is.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 422]));
}, 300_000);
