import { ownServers } from './own-server/own-server.ts';
import { countOf, isSmall } from './own-server/verdict.ts';
import type { TrustCommand } from './own-server/verdict.ts';
import { lostAndDuplicated, marksThere, openWriter, write } from './own-server/writer.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const run: TrustCommand = async (args) => {
  const times = countOf(args, 3);
  const part = isSmall(args) ? 4 : 1;
  const servers = await ownServers('postgres');
  try {
    const server = servers.start();
    const writer = await openWriter(await server.address);
    const acknowledged: string[] = [];
    const failures: number[] = [];
    let restartedAt: number[] = [];
    const over = new AbortController();
    const goOn = async (name: string) => {
      for (let at = 0; !over.signal.aborted; at += 1) {
        const mark = `trust-restart-${name}-${at}`;
        const answer = await write(writer, mark);
        if (answer?.status === 200) acknowledged.push(mark);
        else failures.push(performance.now());
        await pause(25);
      }
    };
    const writers = ['a', 'b', 'c'].map(goOn);
    for (let round = 0; round < times; round += 1) {
      await pause(3_000 / part);
      await servers.cluster?.restart();
      restartedAt = [...restartedAt, performance.now()];
      await pause(6_000 / part);
    }
    over.abort();
    await Promise.all(writers);
    // From the moment at which the database is back.
    const longest = restartedAt.map((at) =>
      Math.max(0, ...failures.flatMap((failed) => (failed > at && failed < at + 6_000 ? [failed - at] : []))),
    );
    const { lost, doubled } = lostAndDuplicated(
      acknowledged,
      await marksThere(await openWriter(writer.address)),
    );
    const alive = server.process.exitCode === null;
    const wrong = [...lost.map((one) => `lost ${one}`), ...doubled.map((one) => `doubled ${one}`)];
    const worst = Math.round(Math.max(0, ...longest));
    const figure = `${times} restarts, ${acknowledged.length} writes: errors for at most ${worst} ms after it was back, ${lost.length} lost, ${doubled.length} doubled, the process ${alive ? 'lives' : 'died'}`;
    return { figure, holds: alive && wrong.length === 0 && worst <= 3_000, wrong };
  } finally {
    await servers.clear();
  }
};
