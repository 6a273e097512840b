import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownServers } from './own-server/own-server.ts';
import type { OwnServers } from './own-server/own-server.ts';
import type { TrustCommand } from './own-server/verdict.ts';
import { lostAndDuplicated, marksThere, openWriter, write } from './own-server/writer.ts';

const megabyte = 1024 * 1024;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
type Tried = {
  status: number | undefined;
  readable: boolean;
  /** Whether people come in meanwhile, and whoever watches is told. */
  usable: boolean;
  after: number | undefined;
  lost: number;
};

/** A disk of its own in memory, where we may make one. */
async function ownDisk(size: number): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder]);
  if (status === 0) return folder;
  await rm(folder, { recursive: true });
  return null;
}

const isDegraded = async (address: string) => {
  const health = (await (await fetch(`${address}/readyz`)).json()) as { status: string; freeMb?: number };
  return health.status === 'degraded' && health.freeMb !== undefined;
};

/** Fills what is left but some megabytes, and frees it again. */
async function tried(servers: OwnServers, mark: number): Promise<Tried> {
  const server = servers.start({ CALLBOARD_FREE_MB: String(mark) });
  const writer = await openWriter(await server.address);
  const first = await write(writer, 'trust-disk-before');
  const { bavail, bsize } = await statfs(servers.data);
  const ballast = join(servers.data, 'ballast');
  await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - (mark - 8) * megabyte)));
  await pause(1_500);
  const full = await write(writer, 'trust-disk-full');
  const readable = (await marksThere(writer)).has('trust-disk-before');
  const usable = Boolean((await openWriter(writer.address)).token) && (await isDegraded(writer.address));
  await truncate(ballast, 0);
  await rm(ballast);
  await pause(1_500);
  const after = await write(writer, 'trust-disk-full');
  const found = lostAndDuplicated(
    first?.status === 200 ? ['trust-disk-before'] : [],
    await marksThere(writer),
  );
  server.process.kill('SIGTERM');
  await server.ended;
  return { status: full?.status, readable, usable, after: after?.status, lost: found.lost.length };
}

export const run: TrustCommand = async () => {
  const disk = await ownDisk(900);
  if (disk === null)
    return { figure: 'not measured: no disk of its own could be made here (mount needs root)', holds: false };
  const servers = await ownServers('pglite', disk);
  try {
    const { status, readable, usable, after, lost } = await tried(servers, 128);
    const again = await openWriter(await servers.start().address);
    const whole = (await marksThere(again)).has('trust-disk-full');
    const figure = `full: writes ${status}, reads ${readable ? 'work' : 'fail'}, sign-in and the word of it ${usable ? 'work' : 'fail'}; free again: writes ${after}; ${lost} lost; after a start everything ${whole ? 'is' : 'is not'} there`;
    return {
      figure,
      holds: status === 507 && readable && usable && after === 200 && lost === 0 && whole,
    };
  } finally {
    await servers.clear();
    spawnSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  }
};
