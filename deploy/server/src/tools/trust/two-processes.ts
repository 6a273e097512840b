import { hasPostgres } from '../testing/postgres-cluster.ts';
import { ownServers } from './own-server.ts';
import { countOf, isSmall } from './verdict.ts';
import type { TrustCommand } from './verdict.ts';
import { lostAndDuplicated, marksThere, openWriter, write } from './writer.ts';

/** PGlite belongs to one process: the second one is told who holds the folder. */
async function onOneFolder(): Promise<string[]> {
  const servers = await ownServers('pglite');
  try {
    const first = servers.start();
    await first.address;
    const second = servers.start();
    const ended = await second.ended;
    const namesTheHolder = second.said().includes(`in use by process ${first.process.pid}`);
    const works = (await write(await openWriter(await first.address), 'trust-two'))?.status === 200;
    return [
      ...(ended === 1 ? [] : [`The second process ended with ${ended}.`]),
      ...(namesTheHolder ? [] : ['It did not say who holds the folder.']),
      ...(works ? [] : ['The first one does not write any more.']),
    ];
  } finally {
    await servers.clear();
  }
}

/** PostgreSQL serves both: the same write sent to both at once is one. */
async function onOneDatabase(times: number): Promise<string[]> {
  const servers = await ownServers('postgres');
  try {
    const first = await openWriter(await servers.start().address);
    const second = { ...first, address: await servers.start().address };
    const marks = Array.from({ length: times }, (_, at) => `trust-both-${at}`);
    const wrong: string[] = [];
    for (const mark of marks) {
      const [one, two] = await Promise.all([write(first, mark), write(second, mark)]);
      if (one?.status !== 200 || one.id !== two?.id) wrong.push(`${mark}: ${one?.id} and ${two?.id}`);
    }
    const { lost, doubled } = lostAndDuplicated(marks, await marksThere(second));
    return [...wrong, ...lost.map((one) => `lost ${one}`), ...doubled.map((one) => `doubled ${one}`)];
  } finally {
    await servers.clear();
  }
}

export const run: TrustCommand = async (args) => {
  const times = countOf(args, 100);
  const folder = await onOneFolder();
  const both = hasPostgres() && !isSmall(args);
  const database = both ? await onOneDatabase(times) : [];
  const wrong = [...folder, ...database];
  const figure = `one folder: the second process is ${folder.length === 0 ? 'refused with the holder’s number' : 'not refused rightly'}${both ? `; one database: ${times} writes sent to both, ${database.length} deviations` : ''}`;
  return { figure, holds: wrong.length === 0, wrong };
};
