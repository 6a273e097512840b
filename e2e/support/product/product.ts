import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../person/ask.ts';
import { calendarPort } from './calendar-host.ts';
import { freePort } from '../run/free-port.ts';
import { cache, releases as builtReleases, root, seeded, server } from '../run/paths.ts';
import { originOf, type Tenant } from '../person/tenant.ts';
import { patience } from '../run/patience.ts';

export type Product = {
  readonly port: number;
  readonly data: string;
  readonly releases: string;
  origin(tenant: Tenant | 'unknown'): string;
  /** Everything the process said, for the message of a failed start. */
  said(): string;
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does; its data stays. */
  kill(): Promise<void>;
};

type Wanted = {
  /** A data folder to use as it is; without it a copy of the seeded one. */
  readonly data?: string;
  /** A folder of releases; without it those of the production build. */
  readonly releases?: string;
  readonly startWithin?: number;
  readonly port?: number;
  /** Settings beyond those that every product gets. */
  readonly env?: Record<string, string>;
  /** The file that starts it; the server's own without one. */
  readonly program?: string;
};
/** A product and the process that it is. */
export type Started = { readonly product: Product; readonly child: ChildProcess };

const { resolve } = createRequire(import.meta.url);
/** A story's product goes by the clock of its run, that of a bench by the real one. */
export const clockOfRun = process.env.CALLBOARD_CLOCK_MS
  ? `--require ${resolve('@callboard/config/test-clock')}`
  : '';

export const temporary = (name: string) => mkdtemp(join(tmpdir(), `callboard-${name}-`));

async function copyOfSeeded(): Promise<string> {
  const folder = await temporary('data');
  cpSync(seeded, folder, { recursive: true });
  return folder;
}

/** A copy of the built releases that a story may damage and repair. */
export async function copyOfReleases(): Promise<string> {
  const folder = await temporary('releases');
  cpSync(builtReleases, folder, { recursive: true });
  return folder;
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

async function untilReady(child: ChildProcess, port: number, within: number, said: () => string) {
  const until = Date.now() + within;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${said()}`);
    const ready = await ask(port, '/readyz').catch(() => null);
    // Somebody else may answer at this port: it must be this process that says it.
    if (ready?.status === 200 && said().includes('Callboard is ready')) return;
    // oxlint-disable-next-line no-restricted-globals -- another process is asked, outside any test
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error(`The product is not ready after ${within} ms:\n${said()}`);
}

/** Starts the real product on a free port, with its own data. */
export const startProduct = async (wanted: Wanted = {}): Promise<Product> =>
  (await startProcess(wanted)).product;

export async function startProcess(wanted: Wanted): Promise<Started> {
  const port = wanted.port ?? (await freePort());
  const data = wanted.data ?? (await copyOfSeeded());
  const releases = wanted.releases ?? builtReleases;
  const lines: string[] = [];
  const child = spawn(process.execPath, [wanted.program ?? server], {
    cwd: root,
    // Another program is spoken to.
    stdio: ['ignore', 'pipe', 'pipe', wanted.program ? 'ipc' : 'ignore'],
    env: {
      ...process.env,
      PORT: String(port),
      CALLBOARD_DATA: data,
      CALLBOARD_RELEASES: releases,
      DATABASE_URL: '',
      NODE_OPTIONS: clockOfRun,
      CALLBOARD_CALENDAR_HOSTS: `127.0.0.1:${await calendarPort}`,
      ...wanted.env,
    },
  });
  await mkdir(cache, { recursive: true });
  const log = createWriteStream(join(cache, `product-${port}.log`));
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      lines.push(text.toString());
      log.write(text);
    });
  }
  const said = () => lines.join('').slice(-4_000);
  const stop = async () => {
    child.kill('SIGTERM');
    const gone = ended(child);
    // oxlint-disable-next-line no-restricted-globals -- a limit, not a pause: what does not end is killed
    const late = setTimeout(() => child.kill('SIGKILL'), patience(8_000));
    await gone;
    clearTimeout(late);
    log.end();
    if (!wanted.data) await rm(data, { recursive: true, force: true });
  };
  try {
    await untilReady(child, port, wanted.startWithin ?? patience(90_000), said);
  } catch (error) {
    await stop();
    throw error;
  }
  const kill = async () => {
    child.kill('SIGKILL');
    await ended(child);
    log.end();
  };
  const origin: Product['origin'] = (tenant) => originOf(tenant, port);
  return { product: { port, data, releases, origin, said, stop, kill }, child };
}
