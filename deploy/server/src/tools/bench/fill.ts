/** `pnpm bench fill`: people for sixty open positions of a crew, out of the demo's two hundred who work. */
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@callboard/domain';
import { privateUmask } from '#platform/data-folder/private-modes.ts';
import { demoPassword } from '../demo/demo-tenants.ts';
import { demoFolder } from '../testing/demo-folder.ts';
import { spawnServer } from '../testing/server/spawn-server.ts';
import { small } from './large-size.ts';
import { writeFigures } from './write-figures.ts';

process.umask(privateUmask);

const limitMs = 1_000;
const rounds = small ? 2 : 15;
/** What sixty places of a large build are: four kinds of work, one crew, two shifts. */
const laid = [
  ['ST', 24, '08:00', '18:00'],
  ['LT', 12, '08:00', '18:00'],
  ['RG', 8, '06:00', '14:00'],
  ['ST', 16, '14:00', '22:00'],
] as const;

type Filling = { proposals: unknown[]; gaps: unknown[]; considered: number };
type Named = { id: string; short: string };

const data = await demoFolder('callboard-fill-');
const server = spawnServer(data, { CALLBOARD_LOG: 'error' });
try {
  console.log('Filling the demo …');
  const address = await server.address;
  const ask = async <T>(path: string, body?: object, token = ''): Promise<T> => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { token } = await ask<{ token: string }>('/auth/token', { login: 'planner', password: demoPassword });
  const functions = await ask<{ items: Named[] }>('/functions', undefined, token);
  const day = addDays(new Date().toISOString().slice(0, 10), 10);
  const crew = await ask<{ id: string }>(
    '/projects/4711/projectCrews',
    { name: 'Sixty places', startDate: day, startTime: '06:00', endTime: '22:00' },
    token,
  );
  for (const [short, rows, startTime, endTime] of laid) {
    const functionId = functions.items.find((one) => one.short === short)?.id;
    const position = { crewId: crew.id, functionId, startDate: day, startTime, endTime, rows };
    await ask('/projects/4711/projectCrewItems', position, token);
  }
  /** The longest that somebody else waits for an answer that costs nothing. */
  let longest = 0;
  const measured = new AbortController();
  const others = (async () => {
    while (!measured.signal.aborted) {
      const began = performance.now();
      await fetch(`${address}/favicon.ico`, { method: 'HEAD' });
      longest = Math.max(longest, performance.now() - began);
      await wait(5);
    }
  })();
  const took: number[] = [];
  let filling: Filling = { proposals: [], gaps: [], considered: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    filling = await ask<Filling>(`/projectCrews/${crew.id}/fill`, undefined, token);
    took.push(performance.now() - began);
    if (round === 0) longest = 0;
  }
  measured.abort();
  await others;
  const [first = 0, ...warm] = took;
  const sorted = warm.toSorted((a, b) => a - b);
  const worst = sorted.at(-1) ?? 0;
  const row = {
    people: filling.considered,
    positions: filling.proposals.length + filling.gaps.length,
    proposed: filling.proposals.length,
    'first ms': Math.round(first),
    'median ms': Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    'worst ms': Math.round(worst),
    'others wait ms': Math.round(longest),
  };
  console.table([{ ...row, [`≤ ${limitMs} ms`]: Math.max(first, worst) <= limitMs }]);
  await writeFigures('fill', { rounds, rows: [row] });
  if (!small && Math.max(first, worst) > limitMs) process.exitCode = 1;
} finally {
  server.process.kill('SIGTERM');
  await server.ended;
  await rm(data, { recursive: true, force: true });
}
