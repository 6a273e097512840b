import { Agent, get } from 'node:http';
import { callHeaders } from '@callboard/contract';
import { anonymousUploads } from './anonymous-uploads.ts';
import { asStarted } from '../testing/server/spawn-server.ts';
import { ownServers } from './own-server/own-server.ts';
import { processFigures, slopeOf } from '../bench/process-figures.ts';
import type { ProcessFigures } from '../bench/process-figures.ts';
import { countOf, isSmall } from './own-server/verdict.ts';
import type { TrustCommand } from './own-server/verdict.ts';
import { openWriter, write } from './own-server/writer.ts';
import type { Writer } from './own-server/writer.ts';

const callsASecond = 20;
/** In an hour, once everything is warm. */
const mostRise = { megabytes: 30, handles: 5 };
/** After many have sent large files and were let in nowhere. */
const mostLeft = 60;

/** What a phone asks for over the day; each tenth call writes. */
const reads = ['home', 'receipts?limit=50', 'jobs?limit=50', 'lineup', 'notifications?limit=20', 'payrolls'];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** As many connections as phones would have. `fetch` opens one more for each call that waits, and keeps them all. */
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

const call = (writer: Writer, path: string): Promise<number> =>
  new Promise((resolve) => {
    const headers = { ...callHeaders, authorization: `Bearer ${writer.token}` };
    const request = get(`${writer.address}/api/v1/${path}`, { agent, headers }, (answer) =>
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode ?? 0))
        .once('error', () => resolve(0)),
    ).once('error', (error: NodeJS.ErrnoException) =>
      // The server had ended a connection of the agent's that was idle; a browser asks again as well.
      resolve(request.reusedSocket && error.code === 'ECONNRESET' ? call(writer, path) : 0),
    );
  });

type Watched = { samples: ProcessFigures[]; failed: Map<string, number>; calls: number };

/** As many calls a second as are promised, whatever the answers take; looks at the process each so many ms. */
async function load(address: string, pid: number, { ms, everyMs }: { ms: number; everyMs: number }) {
  const watched: Watched = { samples: [], failed: new Map(), calls: 0 };
  const began = performance.now();
  let writer = await openWriter(address);
  let renewed = began;
  let looked = began;
  // Where no feature was built there is no lineup.
  const asked = (await call(writer, 'lineup')) === 503 ? reads.filter((path) => path !== 'lineup') : reads;
  const under = new Set<Promise<void>>();
  const failed = (what: string) => watched.failed.set(what, (watched.failed.get(what) ?? 0) + 1);
  const one = async (at: number) => {
    const isWrite = at % 10 === 0;
    const path = asked[at % asked.length] ?? 'home';
    const status = isWrite
      ? ((await write(writer, `trust-soak-${at}`))?.status ?? 0)
      : await call(writer, path);
    if (status !== 200) failed(`${isWrite ? 'write' : path}: ${status}`);
  };
  /** One that fails is tried again a minute later. */
  const signIn = async () => {
    try {
      writer = await openWriter(address);
    } catch (error) {
      renewed -= 9 * 60_000;
      failed((error as Error).message);
    }
  };
  for (let at = 0; performance.now() - began < ms; at += 1) {
    // A token is good for a quarter of an hour.
    if (performance.now() - renewed > 10 * 60_000) {
      renewed = performance.now();
      const signingIn = signIn().finally(() => under.delete(signingIn));
      under.add(signingIn);
    }
    const running = one(at).finally(() => under.delete(running));
    under.add(running);
    watched.calls += 1;
    if (performance.now() - looked >= everyMs) {
      looked = performance.now();
      const figures = processFigures(pid);
      if (figures) watched.samples.push(figures);
    }
    await pause(began + ((at + 1) * 1_000) / callsASecond - performance.now());
  }
  await Promise.all(under);
  return watched;
}

/** The first third is the time in which everything becomes warm. */
const warm = <Sample>(samples: readonly Sample[]) => samples.slice(Math.floor(samples.length / 3));

function risesOf(samples: readonly ProcessFigures[], everyMs: number) {
  const rise = (of: (figures: ProcessFigures) => number) =>
    slopeOf(warm(samples).map(of)) * (3_600_000 / everyMs);
  return { megabytes: rise(({ megabytes }) => megabytes), handles: rise(({ handles }) => handles) };
}

/** What of the memory large files of nobody leave behind, once the server has gone on with its usual work for a while. */
async function leftOf(address: string, pid: number, { sockets, ms }: { sockets: number; ms: number }) {
  const before = processFigures(pid)?.megabytes ?? 0;
  const statuses = await anonymousUploads(address, sockets);
  const { samples } = await load(address, pid, { ms, everyMs: ms / 5 });
  return {
    refused: statuses.filter((status) => status === 401).length,
    left: (samples.at(-1)?.megabytes ?? 0) - before,
  };
}

export const run: TrustCommand = async (args) => {
  const minutes = isSmall(args) ? 0.1 : countOf(args, 60);
  const sockets = isSmall(args) ? 6 : 60;
  const everyMs = isSmall(args) ? 500 : 10_000;
  const servers = await ownServers('pglite');
  try {
    const server = servers.start(asStarted);
    const address = await server.address;
    const pid = server.process.pid ?? 0;
    const { samples, failed, calls } = await load(address, pid, { ms: minutes * 60_000, everyMs });
    const { refused, left } = await leftOf(address, pid, { sockets, ms: isSmall(args) ? 500 : 20_000 });
    const rises = risesOf(samples, everyMs);
    const last = samples.at(-1) ?? { megabytes: 0, handles: 0 };
    const wrong = [...failed].map(([what, times]) => `${what}, ${times} times`);
    if (refused !== sockets) wrong.push(`${sockets - refused} files of nobody were not refused`);
    // Some seconds say nothing about an hour.
    if (!isSmall(args) && rises.megabytes > mostRise.megabytes) wrong.push('the memory rises');
    if (!isSmall(args) && rises.handles > mostRise.handles) wrong.push('open files and sockets pile up');
    if (left > mostLeft) wrong.push(`${Math.round(left)} MB of files of nobody stay`);
    const figure = [
      `${minutes} minutes, ${calls} calls, ${samples.length} looks`,
      `memory ${Math.round(last.megabytes)} MB, ${rises.megabytes.toFixed(1)} MB more in an hour`,
      `${last.handles} handles, ${rises.handles.toFixed(1)} more in an hour`,
      `${refused} of ${sockets} large files of nobody refused, ${Math.round(left)} MB of them left`,
    ].join('; ');
    return { figure, holds: wrong.length === 0, wrong };
  } finally {
    await servers.clear();
  }
};
