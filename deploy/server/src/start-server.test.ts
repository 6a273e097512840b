import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from './seed/demo-tenants.ts';
import { startCluster } from './testing/postgres-cluster.ts';
import type { Cluster } from './testing/postgres-cluster.ts';
import { spawnServer } from './testing/spawn-server.ts';
import type { Spawned } from './testing/spawn-server.ts';
import { chosenEngine } from './testing/test-database.ts';

let data: string;
let cluster: Cluster | null = null;
let running: Spawned[] = [];
const patience = 60_000;

const start = (): Spawned => {
  const one = spawnServer(data, cluster ? { DATABASE_URL: cluster.url('postgres') } : {});
  running.push(one);
  return one;
};

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'callboard-data-'));
  if (chosenEngine() === 'postgres') cluster = await startCluster();
}, patience);
afterEach(async () => {
  for (const one of running) one.process.kill('SIGKILL');
  await Promise.all(running.map((one) => one.ended));
  running = [];
});
afterAll(async () => {
  await cluster?.stop();
  await rm(data, { recursive: true, force: true });
}, patience);

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

type Writer = { address: string; token: string; mail: string };
const write = ({ address, token, mail }: Writer, key: string) =>
  fetch(`${address}/api/v1/emailMessages/${mail}/read`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify({ read: true }),
  });

/** Writes until the server goes away; returns what was acknowledged. */
async function writeUntilGone(writer: Writer, name: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let at = 0; ; at += 1) {
    const key = `${name}-${String(at).padStart(6, '0')}`;
    const answer = await write(writer, key).catch(() => null);
    if (!answer) return acknowledged;
    if (answer.status === 200) acknowledged.push(key);
  }
}

test(
  'an empty folder is filled with the demo, said where and how; the second start changes nothing',
  async () => {
    const first = start();
    const address = await first.address;
    expect((await signIn(address)).status).toBe(200);
    expect(first.said()).toContain('http://nordlicht.localhost:');
    expect(first.said()).toContain(demoPassword);
    const before = await firstMail(address, (await signIn(address)).token);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const again = performance.now();
    const second = await start().address;
    expect(performance.now() - again).toBeLessThan(10_000);
    expect(await firstMail(second, (await signIn(second)).token)).toBe(before);
  },
  patience,
);

test(
  'after kill -9 in the middle of writing, every acknowledged write is there',
  async () => {
    for (const round of ['round-1', 'round-2']) {
      const server = start();
      const address = await server.address;
      const { token } = await signIn(address);
      const writer = { address, token, mail: await firstMail(address, token) };
      const writing = Promise.all(['a', 'b', 'c'].map((name) => writeUntilGone(writer, `${round}-${name}`)));
      await new Promise((resolve) => setTimeout(resolve, 400));
      server.process.kill('SIGKILL');
      const keys = (await writing).flat();
      expect(keys.length).toBeGreaterThan(5);

      const next = start();
      const there = { ...writer, address: await next.address };
      const repeated = [];
      for (const key of keys) repeated.push((await write(there, key)).headers.get('idempotent-replay'));
      expect(repeated.filter((one) => one !== 'true')).toEqual([]);
      next.process.kill('SIGKILL');
      await next.ended;
    }
  },
  patience,
);

test(
  'SIGTERM lets everything that was begun finish, and ends with 0',
  async () => {
    const server = start();
    const address = await server.address;
    const begun = Array.from({ length: 6 }, () => signIn(address));
    await new Promise((resolve) => setTimeout(resolve, 60));
    server.process.kill('SIGTERM');
    const statuses = (await Promise.all(begun)).map((one) => one.status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await server.ended).toBe(0);
    expect(server.said()).toContain('stopped');
  },
  patience,
);

test(
  'a second process on the same folder is refused with the holder’s number',
  async () => {
    const first = start();
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
  'what people send does not reach the log',
  async () => {
    const canary = 'canary-7f3a';
    const server = start();
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
