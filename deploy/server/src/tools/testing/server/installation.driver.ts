import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openReady } from '#platform/db/open/open-ready.ts';
import { readEnvironment } from '#platform/environment.ts';
import type { Environment } from '#platform/environment.ts';
import { startServer } from '../../../start-server.ts';
import { runCommand } from '../../tenants/run-command.ts';
import { masterKeyForTests } from '../keys.fixture.ts';
import { startCluster } from '../postgres-cluster.ts';
import { chosenEngine } from '../test-database.ts';

type Answer = { status: number; body: Record<string, unknown>; cookie: string };
export type Installation = {
  /** Holds the data folder, as `data`, and whatever an operator puts beside it. */
  readonly folder: string;
  readonly environment: () => Environment;
  /** Makes the tenant of the installation and answers the link for its first person. */
  createTenant(): Promise<string>;
  serve<T>(work: (call: Call) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
};
export type Call = (
  method: 'GET' | 'POST',
  path: string,
  sent?: { body?: unknown; bytes?: Uint8Array; headers?: Record<string, string> },
) => Promise<Answer>;

export const officeLogin = 'jo@sealed.example';

async function ownDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  const cluster = given ? null : await startCluster();
  const admin = given ?? cluster?.url('postgres') ?? '';
  const name = `installation_${randomUUID().replaceAll('-', '')}`;
  const command = async (sql: string) => {
    const client = new Client({ connectionString: admin });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await command(`create database ${name}`);
  return {
    url: admin.replace(/\/[^/?]*(\?|$)/, `/${name}$1`),
    drop: () => (cluster ? cluster.stop() : command(`drop database ${name} with (force)`)),
  };
}

const callOn =
  (port: number): Call =>
  async (method, path, { body, bytes, headers = {} } = {}) => {
    const type = bytes ? 'application/octet-stream' : 'application/json';
    const answer = await fetch(`http://localhost:${port}/api/v1${path}`, {
      method,
      headers: { ...(bytes || body ? { 'content-type': type } : {}), ...headers },
      ...(bytes ? { body: new Uint8Array(bytes) } : body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text.startsWith('{') ? JSON.parse(text) : {},
      cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
    };
  };

/** What an operator sets up: a folder, a database of the tests' engine, a tenant, a server that is started and stopped. */
export async function newInstallation(env: NodeJS.ProcessEnv = {}): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-installation-'));
  const database = chosenEngine() === 'postgres' ? await ownDatabase() : null;
  const environment = () =>
    readEnvironment({
      PORT: '0',
      CALLBOARD_DATA: join(folder, 'data'),
      CALLBOARD_RELEASES: join(folder, 'releases'),
      CALLBOARD_DEMO: '0',
      CALLBOARD_FREE_MB: '0',
      CALLBOARD_LOG: 'silent',
      ...(database ? { DATABASE_URL: database.url, CALLBOARD_MASTER_KEY: masterKeyForTests } : {}),
      ...env,
    });
  return {
    folder,
    environment,
    async createTenant() {
      const args = ['create', 'Sealed Crew', '--host', 'localhost', '--office', `Jo Doe <${officeLogin}>`];
      const said = await runCommand(args, environment);
      return /\/welcome\/([\w-]+)/.exec(said)?.[1] ?? '';
    },
    async serve(work) {
      const server = await startServer(environment(), openReady(environment()));
      try {
        return await work(callOn(server.port));
      } finally {
        await server.stop();
      }
    },
    async remove() {
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
