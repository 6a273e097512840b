import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { edge, pointerFaults, releasesFault } from '@callboard/edge';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { lastBackup } from './tools/backup/last-backup.ts';
import { watchBackups } from './tools/backup/watch-backups.ts';
import type { Database } from '#platform/db/database.ts';
import { isSuperuser } from '#platform/db/open/check-isolation.ts';
import { freshStatistics } from '#platform/db/fresh-statistics.ts';
import type { ReadyDatabase } from '#platform/db/open/open-ready.ts';
import { tenantRows } from '#platform/db/tenants.db.ts';
import { tenantIds } from '#platform/db/with-tenant.ts';
import type { Environment } from '#platform/environment.ts';
import { diskStore } from '#platform/files/file-store.ts';
import { poolGivesWay } from '#platform/gives-way.ts';
import { isLoopback } from '#platform/loopback.ts';
import { repeatJobs } from '#platform/jobs/repeated-jobs.ts';
import { jobTable } from './job-table.ts';
import { openJobs } from '#platform/jobs/open-jobs.ts';
import type { OpenJobs } from '#platform/jobs/open-jobs.ts';
import type { Keys } from '#platform/keys/keys.ts';
import type { MasterKeys } from '#platform/keys/master-key.ts';
import { openKeys } from '#platform/keys/open-keys.ts';
import { createLog } from '#platform/log/log.ts';
import type { Log } from '#platform/log/log.ts';
import { devMail } from '#platform/dev-mail/dev-mail.ts';
import { lockOutbox } from '#platform/mail/lock-outbox.ts';
import { outboxKeys, outboxMail } from '#platform/mail/outbox.ts';
import { smtpMail } from '#platform/mail/smtp.ts';
import type { FilePort } from '#platform/ports.ts';
import { httpTexts } from '#platform/text-messages/http-texts.ts';
import { recordedTexts } from '#platform/text-messages/recorded-texts.ts';
import { findTextReader } from '#platform/text-reader/find-text-reader.ts';
import { routesOf } from './routes.ts';
import { tellReleases } from './tell-releases.ts';
import { isDemoTenant } from './tools/demo/demo-tenants.ts';
import { knownBundles } from './tools/tenants/known-bundles.ts';
import { callerOf } from './areas/account/session/session/caller.ts';
import { keepCredentials } from './areas/account/session/sign-in/keep-credentials.ts';
import { appIcon } from './areas/account/settings/app-icon.ts';
import { documentTenant } from './areas/account/settings/document-tenant.ts';

const finishWithinMs = 8_000;

export type RunningServer = {
  readonly port: number;
  readonly log: Log;
  readonly tenants: readonly string[];
  readonly hosts: readonly string[];
  /** Whether those of the demo are among them, on purpose. */
  readonly demo: boolean;
  /** What keeps people from getting the app: nothing is released, or it cannot be read. */
  readonly releaseFaults: readonly string[];
  /** Whether PostgreSQL knows it as somebody who is bound by no rule. */
  readonly asSuperuser: boolean;
  /** Not ready any more, requests finished, jobs finished, database closed. */
  stop(): Promise<void>;
};

async function serverVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** This machine only, by both families of addresses. */
const usualHost = 'localhost';

async function listen(app: FastifyInstance, { port, host }: Environment): Promise<number> {
  await app.listen({ port, host: host ?? usualHost });
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
  { database, schema, wasOpen }: ReadyDatabase,
  closers: (() => Promise<void>)[],
  close: () => Promise<void>,
): Promise<RunningServer> {
  closers.push(() => database.close());
  await poolGivesWay();
  const now = () => new Date();
  const { keys, masters } = await openKeys(database, environment);
  const log = createLog({ hashKey: keys.current('log', now()).bytes, level: environment.logLevel });
  if (wasOpen > 0)
    log.warn('the data folder was open to other accounts and is closed now', { count: wasOpen });
  closers.push(await keys.follow((error) => log.error('the keys could not be read again', { error })));
  const findingReader = findTextReader(log);
  const files = diskStore(join(environment.data, 'files'));
  const { outbox, mail } = await openMail(environment, masters);

  await seedWhereEmpty(environment, { database, files, keys, now });
  const tenants = await findTenants(environment, database);
  const asSuperuser = await isSuperuser(database);
  if (asSuperuser) log.warn('DATABASE_URL signs in as a superuser: give the server a role of its own');

  const mailsAreRead = tenants.demo && !environment.smtpUrl && !environment.production;
  const texts = mailsAreRead ? recordedTexts(outbox.folder, outbox.keys) : httpTexts();
  const timeStamp = await timeStampOf(environment);
  let port = environment.port;
  const jobs = await openJobs({
    database,
    handlers: jobTable,
    around: { now, mail, texts, files, log, keys, timeStamp, port: () => port },
  });
  closers.push(() => jobs.stop());
  let accepting = true;
  const app = await buildApp({
    database,
    routes: routesOf({ releases: environment.releases, map: environment.map }),
    callerOf,
    keys,
    files,
    jobs,
    log,
    now,
    schema,
    version: await serverVersion(),
    uploadQuota: environment.uploadQuota,
    textReader: await findingReader,
    trustedProxies: environment.trustedProxies,
    accepting: () => accepting,
    releasesFault: () => releasesFault(environment.releases),
    lastBackupAt: async () => (await lastBackup(environment.data))?.madeAt ?? null,
  });
  closers.push(() => closeApp(app));
  if (mailsAreRead && isLoopback(environment.host ?? usualHost)) await app.register(devMail, outbox);
  await addEdge(app, environment, { database, files, keys, now });
  port = await listen(app, environment);
  await jobs.work();
  const background = startBackground(environment, { database, jobs, log });
  closers.push(() => background.settled);
  log.info('listening', { port });
  const releaseFaults = pointerFaults(environment.releases);
  if (releaseFaults.length > 0)
    log.warn('the releases folder has faults: pnpm release check', { count: releaseFaults.length });

  return {
    port,
    log,
    ...tenants,
    releaseFaults,
    asSuperuser,
    async stop() {
      accepting = false;
      background.stop();
      await new Promise((resolve) => setTimeout(resolve, environment.drainMs));
      await close();
      log.info('stopped');
    },
  };
}

async function openMail({ data, smtpUrl, mailFrom }: Environment, masters: MasterKeys) {
  const outbox = { folder: join(data, 'outbox'), keys: outboxKeys(masters) };
  await lockOutbox(outbox.folder, outbox.keys);
  const mail = smtpUrl ? smtpMail(smtpUrl, mailFrom) : outboxMail(outbox.folder, outbox.keys);
  return { outbox, mail };
}

async function findTenants(
  environment: Environment,
  database: Database,
): Promise<Pick<RunningServer, 'tenants' | 'hosts' | 'demo'>> {
  const rows = await database.asOwner(tenantRows);
  const tenants = rows.map(({ id }) => id);
  return {
    tenants,
    hosts: rows.flatMap(({ hosts }) => hosts),
    demo: environment.demo && tenants.some(isDemoTenant),
  };
}

/** The demo, where the server is to have it and has nothing yet. */
async function seedWhereEmpty(
  { demo, releases }: Environment,
  { database, files, keys, now }: { database: Database; files: FilePort; keys: Keys; now: () => Date },
): Promise<void> {
  if (!demo || (await tenantIds(database)).length > 0) return;
  const { seedDemo } = await import('./tools/demo/seed/seed-demo.ts');
  await seedDemo(database, { files, keys, now: now(), bundles: knownBundles(releases) });
}

async function timeStampOf({ timeStamps }: Environment) {
  if (!timeStamps) return undefined;
  const { timeStampBy } = await import('#platform/seal/time-stamp.ts');
  return timeStampBy(timeStamps);
}

async function closeApp(app: FastifyInstance): Promise<void> {
  // A stream without an end would never let go.
  const force = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
  await app.close();
  clearTimeout(force);
}

async function addEdge(
  app: FastifyInstance,
  { releases, map }: Environment,
  { database, files, keys, now }: { database: Database; files: FilePort; keys: Keys; now: () => Date },
): Promise<void> {
  await app.register(edge, {
    releases,
    onCredentials: keepCredentials(database, now),
    tenantOf: documentTenant(database, { keys, now }),
    iconOf: appIcon(database, files),
    pictureOrigins: map ? [new URL(map.tiles).origin] : [],
  });
}

/** What the server does beside answering, until it is stopped. */
function startBackground(
  environment: Environment,
  { database, jobs, log }: { database: Database; jobs: OpenJobs; log: Log },
) {
  // Whoever asks meanwhile waits no longer than for one table.
  const statistics = freshStatistics(database).catch((error: Error) =>
    log.error('the tables could not be looked through', { error }),
  );
  const repeated = repeatJobs(jobs, log);
  const backups = watchBackups(environment, log);
  const stopTelling = tellReleases(environment.releases, database, log);
  return {
    settled: statistics.then(() => undefined),
    stop() {
      repeated.stop();
      backups.stop();
      stopTelling();
    },
  };
}
