import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { demoPassword } from './tools/demo/demo-tenants.ts';
import { halfRequest } from './tools/testing/server/half-request.ts';
import { masterKeyForTests } from './tools/testing/keys.fixture.ts';
import { openEntries } from './tools/testing/open-entries.ts';
import { startCluster } from './tools/testing/postgres-cluster.ts';
import type { Cluster } from './tools/testing/postgres-cluster.ts';
import { spawnServer } from './tools/testing/server/spawn-server.ts';
import type { Spawned } from './tools/testing/server/spawn-server.ts';
import { chosenEngine } from './tools/testing/test-database.ts';

let data: string;
/** For servers without a tenant, one after the other. */
let empty: string;
let cluster: Cluster | null = null;
let running: Spawned[] = [];
const patience = 180_000;

const start = (env: Record<string, string> = {}, folder = data): Spawned => {
  const database = cluster ? { DATABASE_URL: cluster.url('postgres'), CALLBOARD_DEMO: '1' } : {};
  const one = spawnServer(folder, { ...database, ...env });
  running.push(one);
  return one;
};

async function end(servers: readonly Spawned[]): Promise<void> {
  for (const one of servers) one.process.kill('SIGKILL');
  await Promise.all(servers.map((one) => one.ended));
  running = running.filter((one) => !servers.includes(one));
}

/** The server with the demo as it usually is: stays for the tests that need no other start. */
let usual: Spawned | null = null;

async function restarted(): Promise<Spawned> {
  await end(running);
  usual = start();
  return usual;
}

const runs = ({ process: { exitCode, signalCode } }: Spawned) => exitCode === null && signalCode === null;

async function started(): Promise<Spawned> {
  return usual && runs(usual) ? usual : restarted();
}

const umask = process.umask();
beforeAll(async () => {
  // Whatever the account's own habits are: the server closes what it writes.
  process.umask(0);
  data = await mkdtemp(join(tmpdir(), 'callboard-data-'));
  empty = await mkdtemp(join(tmpdir(), 'callboard-empty-'));
  if (chosenEngine() === 'postgres') cluster = await startCluster();
}, patience);
afterEach(() => end(running.filter((one) => one !== usual)));
afterAll(async () => {
  await end(running);
  process.umask(umask);
  await cluster?.stop();
  for (const folder of [data, empty]) await rm(folder, { recursive: true, force: true });
}, patience);

/** A database of this cluster that nothing was written to. */
async function emptyDatabaseIn({ url }: Cluster): Promise<string> {
  const client = new Client({ connectionString: url('postgres') });
  await client.connect();
  await client.query('create database empty');
  await client.end();
  return url('empty');
}

const json = { 'content-type': 'application/json' };

async function signIn(address: string, login = 'office'): Promise<{ token: string; status: number }> {
  const body = JSON.stringify({ login, password: demoPassword });
  const answer = await fetch(`${address}/api/v1/auth/token`, { method: 'POST', headers: json, body });
  const { token = '' } = (await answer.json()) as { token?: string };
  return { token, status: answer.status };
}

async function firstMail(address: string, token: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/emailMessages?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { items: { id: string }[] }).items[0]?.id ?? '';
}

/** Waits until the server takes no new connection. */
async function turnsAway(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/readyz`, { headers: { connection: 'close' } }).catch(() => null);
    if (!answer) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

type Writer = { address: string; token: string; mail: string };
const write = ({ address, token, mail }: Writer, key: string) =>
  fetch(`${address}/api/v1/emailMessages/${mail}/read`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify({ read: true }),
  });

/** Writes until the server goes away, and kills it in the middle when some were acknowledged. */
async function writeAndKill(server: Spawned, writer: Writer, round: string): Promise<string[]> {
  const acknowledged: string[] = [];
  const writeOn = async (name: string) => {
    for (let at = 0; ; at += 1) {
      const key = `${round}-${name}-${at}`;
      const answer = await write(writer, key).catch(() => null);
      if (!answer) return;
      if (answer.status === 200) acknowledged.push(key);
      if (acknowledged.length === 30) server.process.kill('SIGKILL');
    }
  };
  await Promise.all(['a', 'b', 'c'].map(writeOn));
  return acknowledged;
}

test(
  'an empty folder is filled with the demo, said where and how; the second start changes nothing',
  async () => {
    const first = await restarted();
    const address = await first.address;
    expect((await signIn(address)).status).toBe(200);
    expect(first.said()).toContain('http://nordlicht.localhost:');
    expect(first.said()).toContain(demoPassword);
    const before = await firstMail(address, (await signIn(address)).token);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = await (await restarted()).address;
    expect(await firstMail(second, (await signIn(second)).token)).toBe(before);
  },
  patience,
);

const statusOf = async (address: string, path: string): Promise<number> =>
  (await fetch(address + path)).status;

test(
  'the mails of the demo are read on this machine, and by nobody to whom a proxy passes them on',
  async () => {
    const address = await (await started()).address;
    expect(await statusOf(address, '/dev/mail')).toBe(200);
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    expect((await fetch(`${address}/dev/mail`, { headers })).status).toBe(404);
  },
  patience,
);

test(
  'a second process on the same folder is refused with the holder’s number',
  async () => {
    const first = await started();
    await first.address;
    // PostgreSQL serves any number of processes.
    const second = await (cluster ? start().address : start().ended);
    const refused = cluster ? '' : `in use by process ${first.process.pid}`;
    expect(String(second)).toMatch(cluster ? /^http/ : /^1$/);
    expect(running.at(-1)?.said()).toContain(refused);
    expect((await signIn(await first.address)).status).toBe(200);
  },
  patience,
);

test(
  'after kill -9 in the middle of writing, every acknowledged write is there',
  async () => {
    for (const round of ['round-1', 'round-2']) {
      const server = await started();
      const address = await server.address;
      const { token } = await signIn(address);
      const writer = { address, token, mail: await firstMail(address, token) };
      const keys = await writeAndKill(server, writer, round);
      expect(keys.length).toBeGreaterThanOrEqual(30);

      const next = await restarted();
      const there = { ...writer, address: await next.address };
      const repeated = [];
      for (const key of keys) repeated.push((await write(there, key)).headers.get('idempotent-replay'));
      expect(repeated.filter((one) => one !== 'true')).toEqual([]);
    }
  },
  patience,
);

test(
  'SIGTERM lets everything that was begun finish, and ends with 0',
  async () => {
    const server = await started();
    const address = await server.address;
    const body = JSON.stringify({ login: 'office', password: demoPassword });
    const begun = [1, 2].map(() => halfRequest(address, '/api/v1/auth/token', body));
    await Promise.all(begun.map((one) => one.begun));
    server.process.kill('SIGTERM');
    await turnsAway(address);
    for (const head of await Promise.all(begun.map((one) => one.finish()))) {
      expect(head).toMatch(/^HTTP\/1\.1 200 /);
      expect(head.toLowerCase()).toContain('connection: close');
    }
    expect(await server.ended).toBe(0);
    expect(server.said()).toContain('stopped');
  },
  patience,
);

test(
  'with another master key it does not start, and says what is wrong in a line',
  async () => {
    await end(running);
    const refused = start({ CALLBOARD_MASTER_KEY: masterKeyForTests });
    expect(await refused.ended).toBe(1);
    expect(refused.said()).toMatch(/^This is another master key .*\n$/);
    expect((await signIn(await (await restarted()).address)).status).toBe(200);
  },
  patience,
);

test(
  'what people send does not reach the log',
  async () => {
    const canary = 'canary-7f3a';
    const server = await started();
    const address = await server.address;
    const { token } = await signIn(address);
    const bearer = { authorization: `Bearer ${token}` };
    const asked = [
      fetch(`${address}/api/v1/emailMessages?q=${canary}`, { headers: bearer }),
      fetch(`${address}/api/v1/emailMessages/${canary}`, { headers: bearer }),
      fetch(`${address}/api/v1/forgottenPassword/${canary}`),
      fetch(`${address}/login?PID=${canary}&Password=${canary}`, {
        redirect: 'manual',
        headers: { accept: 'text/html' },
      }),
      fetch(`${address}/api/v1/auth/token`, {
        method: 'POST',
        headers: { ...json, 'user-agent': canary, cookie: `callboard_session=${canary}` },
        body: JSON.stringify({ login: canary, password: `${canary}\u0000` }),
      }),
      fetch(`${address}/api/v1/auth/token`, { method: 'POST', headers: json, body: `{"login": ${canary}` }),
    ];
    for (const answer of await Promise.all(asked)) await answer.text();
    server.process.kill('SIGTERM');
    await server.ended;
    expect(server.said()).toContain('/api/v1/emailMessages/:id');
    for (const secret of [canary, token, 'nordlicht"']) expect(server.said()).not.toContain(secret);
  },
  patience,
);

test(
  'a data folder that was open to other accounts is closed, and said to have been',
  async () => {
    await end(running);
    await chmod(data, 0o755);
    const server = await restarted();
    await server.address;
    expect(server.said()).toContain('the data folder was open to other accounts and is closed now');
    expect(openEntries(data)).toEqual([]);
  },
  patience,
);

test(
  'on every address the demo that is there shows no mails',
  async () => {
    await end(running);
    const address = await start({ HOST: '0.0.0.0', CALLBOARD_DEMO: '1' }).address;
    expect((await signIn(address)).status).toBe(200);
    expect(await statusOf(address, '/dev/mail')).toBe(404);
  },
  patience,
);

const withoutDemo: [string, Record<string, string>, string][] =
  chosenEngine() === 'postgres'
    ? [['with DATABASE_URL', {}, 'pnpm tenant create']]
    : [
        ['on every address', { HOST: '0.0.0.0' }, 'stop it first'],
        ['behind a proxy', { CALLBOARD_TRUST_PROXY: 'loopback' }, 'stop it first'],
      ];

test.each(withoutDemo)(
  'an empty server %s has no demo, shows no mails and says how to get a tenant',
  async (_, env, said) => {
    const database = cluster
      ? { DATABASE_URL: await emptyDatabaseIn(cluster), CALLBOARD_MASTER_KEY: masterKeyForTests }
      : {};
    const server = start({ ...env, ...database, CALLBOARD_DEMO: '' }, empty);
    const address = await server.address;
    expect((await signIn(address)).status).toBe(404);
    expect(await statusOf(address, '/dev/mail')).toBe(404);
    expect(server.said()).toContain('There is no tenant yet');
    expect(server.said()).toContain(said);
    expect(server.said()).not.toContain(demoPassword);
    server.process.kill('SIGTERM');
    await server.ended;
  },
  patience,
);

test('after all of that nothing in the data folder is open to another account', () => {
  expect(openEntries(data)).toEqual([]);
});
