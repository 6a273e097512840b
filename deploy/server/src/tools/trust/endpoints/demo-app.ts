import { roleOf } from '@callboard/contract';
import type { Identity } from '@callboard/contract';
import { buildApp } from '../../../app.ts';
import type { Database } from '#platform/db/database.ts';
import { diskStore } from '#platform/files/file-store.ts';
import { jobTable } from '../../../job-table.ts';
import { openKeys } from '#platform/keys/open-keys.ts';
import { openJobs } from '#platform/jobs/open-jobs.ts';
import { routesOf } from '../../../routes.ts';
import { demoLogins } from '../../demo/demo-logins.ts';
import type { DemoLogin } from '../../demo/demo-logins.ts';
import { demoPassword } from '../../demo/demo-tenants.ts';
import { seedDemo } from '../../demo/seed/seed-demo.ts';
import { callerOf } from '../../../areas/account/session/session/caller.ts';
import { clientOf } from '../../testing/server/client.ts';
import type { Client } from '../../testing/server/client.ts';
import { filledDemo } from '../../testing/demo-folder.ts';
import { hasPostgres } from '../../testing/postgres-cluster.ts';
import { keysForTests } from '../../testing/keys.fixture.ts';
import { databaseForTests, pgliteForTests, quiet, unheard } from '../../testing/test-database.ts';

export const nordlicht = { id: 'nordlicht', host: 'nordlicht.localhost' };

/** Those who can sign in with the password of the demo. */
export const actors = demoLogins.filter((login) => !login.blocked && !login.withoutPassword);

/** Who a login is by the list of the demo, not by what the server says of it. */
export const identityOf = ({ tokenType = 'user', types, rights, mailbox = [] }: DemoLogin): Identity => ({
  tokenType,
  loginTypes: types,
  roles: types.map((type) => roleOf[type]),
  rights,
  mailboxRights: Object.fromEntries(mailbox.map((right) => [right, ['READ'] as const])),
});

export type DemoApp = {
  database: Database;
  /** Somebody at their phone; nobody without a login. */
  client(host: string, login?: string): Promise<Client>;
  /** What waits to be done in the background is done. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

async function fillDemo() {
  // PostgreSQL answers several at once, which the many calls of these commands use.
  const made = await databaseForTests(hasPostgres() ? 'postgres' : 'pglite');
  const keys = await keysForTests(made.database);
  await seedDemo(made.database, { files: diskStore(`${made.folder}/files`), keys, now: new Date() });
  return { ...made, keys };
}

async function copyDemo(from: string) {
  const made = await pgliteForTests(from);
  const place = { data: made.folder, databaseUrl: null, demo: true, masterKey: null, masterKeyFile: null };
  const { keys } = await openKeys(made.database, place);
  return { ...made, keys };
}

/** The whole server with the demo in it, in this process; it does not listen. */
export async function openDemoApp(): Promise<DemoApp> {
  const { database, folder, close, keys } = await (filledDemo ? copyDemo(filledDemo) : fillDemo());
  const files = diskStore(`${folder}/files`);
  const now = () => new Date();
  const jobs = await openJobs({
    database,
    handlers: jobTable,
    around: { now, mail: { deliver: async () => {} }, files, log: quiet, keys, ...unheard },
  });
  const routes = routesOf({ releases: '' });
  const app = await buildApp({ database, routes, callerOf, keys, files, jobs, log: quiet, now });
  return {
    database,
    async client(host, login) {
      if (login === undefined) return clientOf(app, host);
      const answer = await clientOf(app, host).post('/auth/token', { login, password: demoPassword });
      if (answer.status !== 200) throw new Error(`${login} was refused at ${host}: ${answer.status}`);
      const cookies = [answer.headers['set-cookie']].flat().map(String);
      const cookie = cookies.find((one) => one.startsWith('callboard_session='))?.split(';')[0] ?? '';
      return clientOf(app, host, { authorization: `Bearer ${answer.body.token}`, cookie });
    },
    async settle() {
      while ((await jobs.drain()) > 0);
    },
    async close() {
      await app.close();
      await jobs.stop();
      await close();
    },
  };
}
