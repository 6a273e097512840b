/** `pnpm bench server`: how fast the lists are in a tenant of 2,000 people, 200,000 positions, 1,000,000 activities. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { privateUmask } from '#platform/data-folder/private-modes.ts';
import { demoPassword } from '../demo/demo-tenants.ts';
import { masterKeyForTests } from '../testing/keys.fixture.ts';
import { asStarted, spawnServer } from '../testing/server/spawn-server.ts';
import { largeCluster } from './kept-fixture.ts';
import { limits, measureLists, measureMonth } from './measure.ts';
import type { Bench } from './measure.ts';
import { largeLogins } from './large-fixture.ts';
import type { LargeLogin } from './large-fixture.ts';
import { measureRatios } from './ratios.ts';
import { watchMemory } from './memory.ts';
import { processorOf } from './processor.ts';
import { small } from './large-size.ts';
import { writeFigures } from './write-figures.ts';

process.umask(privateUmask);

const only = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const pinned = cpus().length > 1 && spawnSync('taskset', ['-V']).status === 0 ? ['taskset', '-c', '0'] : [];

/** People sign in once and stay: a password costs 64 MB and a tenth of a second, which no list does. */
const tokenMs = 12 * 60_000;
function keptFor(ms: number, signIn: Bench['tokens']): Bench['tokens'] {
  const kept = new Map<LargeLogin, { token: Promise<string>; until: number }>();
  return (login) => {
    const known = kept.get(login);
    if (known && known.until > Date.now()) return known.token;
    const token = signIn(login);
    kept.set(login, { token, until: Date.now() + ms });
    return token;
  };
}

const { cluster, url } = await largeCluster(process.env['BENCH_KEEP']);
const data = await mkdtemp(join(tmpdir(), 'callboard-bench-'));
try {
  const env = {
    DATABASE_URL: url,
    CALLBOARD_MASTER_KEY: masterKeyForTests,
    CALLBOARD_DEMO: '0',
    CALLBOARD_LOG: 'error',
  };
  const server = spawnServer(data, { ...env, ...asStarted }, pinned);
  const address = await server.address;
  const signIn = async (login: LargeLogin) => {
    const answer = await fetch(`${address}/api/v1/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login, password: demoPassword }),
    });
    return ((await answer.json()) as { token: string }).token;
  };
  const tokens = keptFor(tokenMs, signIn);
  const pid = server.process.pid ?? 0;
  const memory = watchMemory(pid);
  const processor = processorOf(pid, cluster.pid());
  const bench: Bench = {
    address,
    tokens,
    seconds: Number(process.env['BENCH_SECONDS'] ?? (small ? 0.05 : 3)),
    small,
    processor,
    memory,
  };
  for (const login of Object.keys(largeLogins)) await tokens(login as LargeLogin);
  const lists = await measureLists(bench, only);
  const month = await measureMonth(bench);
  const rssMb = memory.stop();
  const ratios = only === undefined ? await measureRatios(bench, { url, data, pinned }) : [];
  server.process.kill('SIGTERM');
  await server.ended;

  console.log(
    `\nLists at 20 requests a second, ${pinned.length > 0 ? 'the server on one core' : 'not pinned'}`,
  );
  console.table(lists);
  console.log('The planner’s month, 200 people × 31 days');
  console.table([month]);
  console.table(ratios);
  const slow = lists.filter(({ p95 }) => p95 !== null && p95 > limits.listMs);
  const unmeasured = lists.filter(({ p95 }) => p95 === null);
  const worst = Math.min(...ratios.map(({ ratio }) => ratio));
  if (small) console.log('Little data and few requests: nothing is judged.');
  else
    console.table([
      {
        promise: `every list p95 ≤ ${limits.listMs} ms`,
        holds: slow.length === 0,
        figure: `${slow.length} over`,
      },
      { promise: 'every list measured', holds: unmeasured.length === 0, figure: `${unmeasured.length} not` },
      {
        promise: `month p95 ≤ ${limits.monthMs} ms`,
        holds: (month.p95 ?? Infinity) <= limits.monthMs,
        figure: month.p95,
      },
      { promise: `RSS ≤ ${limits.rssMb} MB`, holds: rssMb <= limits.rssMb, figure: rssMb },
      ...(ratios.length > 0
        ? [{ promise: `throughput ≥ ${limits.ratio} of bare`, holds: worst >= limits.ratio, figure: worst }]
        : []),
    ]);
  await writeFigures('server', { pinned: pinned.length > 0, lists, month, rssMb, ratios });
} finally {
  await cluster.stop();
  await rm(data, { recursive: true, force: true });
}
