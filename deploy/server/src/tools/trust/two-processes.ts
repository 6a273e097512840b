import { hasPostgres } from '../testing/postgres-cluster.ts';
import { ownServers } from './own-server/own-server.ts';
import { countOf, isSmall } from './own-server/verdict.ts';
import type { TrustCommand } from './own-server/verdict.ts';
import { lostAndDuplicated, marksThere, openWriter, write } from './own-server/writer.ts';
import type { Writer } from './own-server/writer.ts';

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

/** Two are started at once on a database with nothing in it, and one of them is killed under writes. */
async function onEmptyDatabase(times: number): Promise<string[]> {
  const servers = await ownServers('postgres');
  try {
    const [first, second] = [servers.start(), servers.start()];
    const [one, other] = await Promise.all([first.address, second.address]);
    const writer = await openWriter(one);
    const stays = { ...writer, address: other };
    const acknowledged: string[] = [];
    const writeAll = async (to: Writer, name: string) => {
      for (let at = 0; at < times; at += 1) {
        const mark = `trust-empty-${name}-${at}`;
        if ((await write(to, mark))?.status === 200) acknowledged.push(mark);
        if (to === writer && at === Math.floor(times / 2)) first.process.kill('SIGKILL');
      }
    };
    await Promise.all([writeAll(writer, 'killed'), writeAll(stays, 'stays')]);
    const { lost, doubled } = lostAndDuplicated(acknowledged, await marksThere(stays));
    const refused = times - acknowledged.filter((mark) => mark.startsWith('trust-empty-stays')).length;
    return [
      ...lost.map((mark) => `lost ${mark}`),
      ...doubled.map((mark) => `doubled ${mark}`),
      ...(refused === 0 ? [] : [`${refused} writes to the process that stays were refused`]),
    ];
  } finally {
    await servers.clear();
  }
}

export const run: TrustCommand = async (args) => {
  const times = countOf(args, 100);
  const folder = await onOneFolder();
  const both = hasPostgres() && !isSmall(args);
  const database = both ? await onOneDatabase(times) : [];
  const empty = both ? await onEmptyDatabase(times) : [];
  const wrong = [...folder, ...database, ...empty];
  const figures = [
    `one folder: the second process is ${folder.length === 0 ? 'refused with the holder’s number' : 'not refused rightly'}`,
    ...(both
      ? [
          `one database: ${times} writes sent to both, ${database.length} deviations`,
          `two at once on an empty database, one killed under ${2 * times} writes: ${empty.length} deviations`,
        ]
      : []),
  ];
  const figure = figures.join('; ');
  return { figure, holds: wrong.length === 0, wrong };
};
