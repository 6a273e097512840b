import { hasPostgres } from '../testing/postgres-cluster.ts';
import { ownServers } from './own-server/own-server.ts';
import { countOf, isSmall } from './own-server/verdict.ts';
import type { TrustCommand } from './own-server/verdict.ts';
import { lostAndDuplicated, marksThere, openWriter, write } from './own-server/writer.ts';
import type { Writer } from './own-server/writer.ts';

/** Nineteen of twenty starts after a kill are ready within that. */
const promisedMs = 2_000;

/** Three write at once until the server is gone; it is killed when some were acknowledged. */
async function writeAndKill(writer: Writer, round: string, kill: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  const goOn = async (name: string) => {
    for (let at = 0; ; at += 1) {
      const mark = `trust-${round}-${name}-${at}`;
      const answer = await write(writer, mark);
      if (!answer) return;
      if (answer.status === 200) acknowledged.push(mark);
      if (acknowledged.length === 10 || at > 500) kill();
    }
  };
  await Promise.all(['a', 'b', 'c'].map(goOn));
  return acknowledged;
}

async function killed(engine: 'pglite' | 'postgres', rounds: number) {
  const servers = await ownServers(engine);
  const acknowledged: string[] = [];
  const ready: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const server = servers.start();
      const address = await server.address;
      // The first one fills the folder with the demo.
      if (round > 0) ready.push(performance.now() - began);
      const writer = await openWriter(address);
      acknowledged.push(
        ...(await writeAndKill(writer, `${engine}-${round}`, () => server.process.kill('SIGKILL'))),
      );
      await server.ended;
      process.stdout.write(`\r${engine}: ${round + 1} of ${rounds}`);
    }
    process.stdout.write('\n');
    const last = servers.start();
    const found = lostAndDuplicated(acknowledged, await marksThere(await openWriter(await last.address)));
    const part = (of: number) =>
      Math.round(ready.toSorted((a, b) => a - b)[Math.floor(ready.length * of)] ?? 0);
    const slowest = Math.round(Math.max(0, ...ready));
    return {
      engine,
      acknowledged: acknowledged.length,
      ...found,
      slowest,
      median: part(0.5),
      most: part(0.95),
    };
  } finally {
    await servers.clear();
  }
}

export const run: TrustCommand = async (args) => {
  const rounds = countOf(args, 200);
  const results = [await killed('pglite', rounds)];
  if (hasPostgres() && !isSmall(args)) results.push(await killed('postgres', rounds));
  const wrong = results.flatMap(({ engine, lost, doubled }) => [
    ...lost.map((mark) => `${engine}: lost ${mark}`),
    ...doubled.map((mark) => `${engine}: doubled ${mark}`),
  ]);
  for (const { engine, most } of results)
    if (most > promisedMs) wrong.push(`${engine}: ready after ${most} ms at the 95th percentile`);
  const lines = results.map(
    ({ engine, acknowledged, lost, doubled, median, most, slowest }) =>
      `${engine}: ${lost.length} of ${acknowledged} acknowledged rows lost, ${doubled.length} doubled, ready after ${median} ms, 95 % within ${most} ms, at most ${slowest} ms`,
  );
  return { figure: `${rounds} × kill -9; ${lines.join('; ')}`, holds: wrong.length === 0, wrong };
};
