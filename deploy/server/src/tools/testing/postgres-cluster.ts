import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Cluster = {
  /** As the cluster's superuser, or as somebody else. */
  url(database: string, user?: string): string;
  /** The process whose children serve the connections. */
  pid(): number;
  /** As when its machine is maintained: every connection is cut. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const asRoot = process.getuid?.() === 0;

/** The server's programs refuse to run as root, so root lends them to the user that Debian made for them. */
async function runAs(folder: string, program: string, args: string[]): Promise<void> {
  const [file, all] = asRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args]]
    : [program, args];
  // What the server starts keeps these streams open, so they are not waited for.
  await run(file, all, { cwd: folder, env: { PATH: process.env['PATH'] } });
}

async function lend(folder: string): Promise<void> {
  const { stdout } = await run('id', ['-u', 'postgres']);
  const { stdout: group } = await run('id', ['-g', 'postgres']);
  await chown(folder, Number(stdout), Number(group));
}

const made = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  return folder;
};

/**
 * A PostgreSQL of our own in a temporary folder, on a socket there; nothing of it stays. Where a folder is `kept`,
 * everything stays in it, and the next one begins with what is there.
 */
export async function startCluster({ kept }: { kept?: string } = {}): Promise<Cluster> {
  const { stdout } = await run('pg_config', ['--bindir']);
  const programs = stdout.trim();
  const folder = kept ? await made(kept) : await mkdtemp(join(tmpdir(), 'callboard-pg-'));
  const data = join(folder, 'data');
  if (!existsSync(data)) {
    await chmod(folder, 0o755);
    if (asRoot) await lend(folder);
    const how = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'];
    await runAs(folder, join(programs, 'initdb'), ['-D', data, ...how]);
  }
  const options = `-k ${folder} -c listen_addresses='' -c fsync=off -c full_page_writes=off -c synchronous_commit=off`;
  const control = (...args: string[]) => runAs(folder, join(programs, 'pg_ctl'), ['-D', data, '-w', ...args]);
  const begin = () => control('-l', join(folder, 'log'), '-o', options, 'start');
  await begin();
  return {
    url: (database, user = 'postgres') =>
      `postgresql:///${database}?host=${encodeURIComponent(folder)}&user=${user}`,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    async restart() {
      await control('-m', 'fast', 'stop');
      await begin();
    },
    async stop() {
      await control('-m', kept ? 'fast' : 'immediate', 'stop');
      if (!kept) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether the programs of a PostgreSQL server are on this machine. */
export function hasPostgres(): boolean {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return status === 0 && existsSync(join(stdout.trim(), 'initdb'));
}
