import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { edge } from '@callboard/edge';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { freshStatistics } from './db/fresh-statistics.ts';
import type { ReadyDatabase } from './db/open-ready.ts';
import { loadSecrets } from './db/secrets.ts';
import { tenantIds } from './db/with-tenant.ts';
import type { Environment } from './environment.ts';
import { diskStore } from './files/file-store.ts';
import { repeatJobs } from './jobs/repeated-jobs.ts';
import { jobTable } from './job-table.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { createLog } from './log/log.ts';
import type { Log } from './log/log.ts';
import { devMail } from './mail/dev-mail.ts';
import { outboxMail } from './mail/outbox.ts';
import { smtpMail } from './mail/smtp.ts';
import { routesOf } from './routes.ts';
import { callerOf } from './session/caller.ts';
import { keepCredentials } from './session/keep-credentials.ts';

const finishWithinMs = 8_000;

export type RunningServer = {
  readonly port: number;
  readonly log: Log;
  readonly tenants: readonly string[];
  /** Not ready any more, requests finished, jobs finished, database closed. */
  stop(): Promise<void>;
};

async function serverVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** `localhost` is this machine only, by both families of addresses. */
async function listen(app: FastifyInstance, { port, host }: Environment): Promise<number> {
  await app.listen({ port, host: host ?? 'localhost' });
  return (app.server.address() as AddressInfo).port;
}

/** Seeds what is empty, listens. What fails on the way closes what was opened. */
export async function startServer(
  environment: Environment,
  opening: Promise<ReadyDatabase>,
): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (let next = closers.pop(); next; next = closers.pop()) await next();
  };
  try {
    return await serveFrom(environment, await opening, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function serveFrom(
  environment: Environment,
  { database, schema }: ReadyDatabase,
  closers: (() => Promise<void>)[],
  close: () => Promise<void>,
): Promise<RunningServer> {
  closers.push(() => database.close());
  const now = () => new Date();
  const secret = await loadSecrets(database);
  const log = createLog({ hashKey: secret('log'), level: environment.logLevel });
  const files = diskStore(join(environment.data, 'files'));
  const outbox = join(environment.data, 'outbox');
  const mail = environment.smtpUrl ? smtpMail(environment.smtpUrl, environment.mailFrom) : outboxMail(outbox);

  if (environment.demo && (await tenantIds(database)).length === 0) {
    const { seedDemo } = await import('./seed/seed-demo.ts');
    await seedDemo(database, { files, now: now() });
  }
  await freshStatistics(database);

  const jobs = await openJobs({ database, handlers: jobTable, around: { now, mail, files, log } });
  closers.push(() => jobs.stop());
  let accepting = true;
  const routes = routesOf({ releases: environment.releases, map: environment.map });
  const app = await buildApp({
    database,
    routes,
    callerOf,
    secret,
    files,
    jobs,
    log,
    now,
    schema,
    version: await serverVersion(),
    trustProxy: environment.trustProxy,
    accepting: () => accepting,
  });
  closers.push(async () => {
    // A stream without an end would never let go.
    const force = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
    await app.close();
    clearTimeout(force);
  });
  if (!environment.smtpUrl && !environment.production) await app.register(devMail, { folder: outbox });
  await app.register(edge, {
    releases: environment.releases,
    onCredentials: keepCredentials(database, now),
    pictureOrigins: environment.map ? [new URL(environment.map.tiles).origin] : [],
  });
  const port = await listen(app, environment);
  await jobs.work();
  const repeated = repeatJobs(jobs, log);
  log.info('listening', { port });

  return {
    port,
    log,
    tenants: await tenantIds(database),
    async stop() {
      accepting = false;
      repeated.stop();
      await new Promise((resolve) => setTimeout(resolve, environment.drainMs));
      await close();
      log.info('stopped');
    },
  };
}
