import { openLoop, share, untilQuiet } from '../bench/http-load.ts';
import { asStarted } from '../testing/server/spawn-server.ts';
import { hasPostgres } from '../testing/postgres-cluster.ts';
import { makeNoise } from './noisy-tenant.ts';
import { ownServers } from './own-server/own-server.ts';
import { isSmall } from './own-server/verdict.ts';
import type { TrustCommand } from './own-server/verdict.ts';
import { openWriter } from './own-server/writer.ts';

/** Of nineteen of twenty reads, whatever another tenant does. */
const promisedMs = 300;

async function measured(engine: 'pglite' | 'postgres', seconds: number) {
  const servers = await ownServers(engine);
  try {
    const address = await servers.start(asStarted).address;
    const { token } = await openWriter(address);
    const target = { address, path: '/receipts?limit=50', token };
    await untilQuiet(target);
    const pace = { perSecond: 10, seconds };
    const p95 = ({ answers }: Awaited<ReturnType<typeof openLoop>>) =>
      Math.round(
        share(
          answers.map(({ ms }) => ms).toSorted((a, b) => a - b),
          0.95,
        ),
      );
    const idle = await openLoop(target, pace);
    const noise = await makeNoise(address);
    const loaded = await openLoop(target, pace);
    const answered = await noise.stop();
    const failed = loaded.answers.filter(({ status }) => status !== 200).length;
    return { engine, idle: p95(idle), loaded: p95(loaded), asked: loaded.answers.length, failed, answered };
  } finally {
    await servers.clear();
  }
}

export const run: TrustCommand = async (args) => {
  const seconds = isSmall(args) ? 2 : Number(args[0] ?? 60);
  const results = [await measured('pglite', seconds)];
  if (hasPostgres() && !isSmall(args)) results.push(await measured('postgres', seconds));
  const wrong = results.flatMap(({ engine, loaded, failed }) => [
    ...(failed > 0 ? [`${engine}: ${failed} reads of the neighbour failed`] : []),
    // How quick the machine is judges no test.
    ...(!isSmall(args) && loaded > promisedMs ? [`${engine}: ${loaded} ms, ${promisedMs} promised`] : []),
  ]);
  const lines = results.map(({ engine, idle, loaded, asked, answered }) => {
    const noise = [...answered].toSorted().map(([what, times]) => `${what} × ${times}`);
    return `${engine}: p95 of ${asked} reads ${loaded} ms, idle ${idle} ms; beside ${noise.join(', ')}`;
  });
  return { figure: lines.join('; '), holds: wrong.length === 0, wrong };
};
