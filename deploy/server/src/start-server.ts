import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { edge, pointerFaults, releasesFault } from '@callboard/edge';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { lastBackup } from './tools/backup/last-backup.ts';
import { watchBackups } from './tools/backup/watch-backups.ts';
import { isSuperuser } from '#platform/db/check-isolation.ts';
import { freshStatistics } from '#platform/db/fresh-statistics.ts';
import type { ReadyDatabase } from '#platform/db/open-ready.ts';
import { tenantRows } from '#platform/db/tenants.db.ts';
import { tenantIds } from '#platform/db/with-tenant.ts';
import type { Environment } from '#platform/environment.ts';
import { diskStore } from '#platform/files/file-store.ts';
import { poolGivesWay } from '#platform/gives-way.ts';
import { isLoopback } from '#platform/http/loopback.ts';
import { repeatJobs } from '#platform/jobs/repeated-jobs.ts';
import { jobTable } from './job-table.ts';
import { openJobs } from '#platform/jobs/open-jobs.ts';
import { openKeys } from '#platform/keys/open-keys.ts';
import { createLog } from '#platform/log/log.ts';
import type { Log } from '#platform/log/log.ts';
import { devMail } from '#platform/mail/dev-mail.ts';
import { lockOutbox } from '#platform/mail/lock-outbox.ts';
import { outboxKeys, outboxMail } from '#platform/mail/outbox.ts';
import { smtpMail } from '#platform/mail/smtp.ts';
import { httpTexts } from '#platform/text-messages/http-texts.ts';
import { recordedTexts } from '#platform/text-messages/recorded-texts.ts';
import { findTextReader } from '#platform/text-reader/find-text-reader.ts';
import { routesOf } from './routes.ts';
import { tellReleases } from './tell-releases.ts';
import { isDemoTenant } from './tools/demo/demo-tenants.ts';
import { knownBundles } from './tools/tenants/known-bundles.ts';
import { callerOf } from './areas/account/session/caller.ts';
import { keepCredentials } from './areas/account/session/keep-credentials.ts';
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
  const unfollow = await keys.follow((error) => log.error('the keys could not be read again', { error }));
  closers.push(unfollow);
  const findingReader = findTextReader(log);
  const files = diskStore(join(environment.data, 'files'));
  const outbox = join(environment.data, 'outbox');
  const mailKeys = outboxKeys(masters);
  await lockOutbox(outbox, mailKeys);
  const mail = environment.smtpUrl
    ? smtpMail(environment.smtpUrl, environment.mailFrom)
    : outboxMail(outbox, mailKeys);

  if (environment.demo && (await tenantIds(database)).length === 0) {
    const { seedDemo } = await import('./tools/demo/seed-demo.ts');
    await seedDemo(database, { files, now: now(), bundles: knownBundles(environment.releases) });
  }
  const rows = await database.asOwner(tenantRows);
  const tenants = rows.map(({ id }) => id);
  const asSuperuser = await isSuperuser(database);
  if (asSuperuser) log.warn('DATABASE_URL signs in as a superuser: give the server a role of its own');
  const demo = environment.demo && tenants.some(isDemoTenant);

  const timeStamp = environment.timeStamps
    ? (await import('#platform/pdf/time-stamp.ts')).timeStampBy(environment.timeStamps)
    : undefined;
  const mailsAreRead = demo && !environment.smtpUrl && !environment.production;
  const texts = mailsAreRead ? recordedTexts(outbox, mailKeys) : httpTexts();
  let port = environment.port;
  const jobs = await openJobs({
    database,
    handlers: jobTable,
    around: { now, mail, texts, files, log, keys, timeStamp, port: () => port },
  });
  closers.push(() => jobs.stop());
  let accepting = true;
  const routes = routesOf({ releases: environment.releases, map: environment.map });
  const app = await buildApp({
    database,
    routes,
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
  closers.push(async () => {
    // A stream without an end would never let go.
    const force = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
    await app.close();
    clearTimeout(force);
  });
  if (mailsAreRead && isLoopback(environment.host ?? usualHost))
    await app.register(devMail, { folder: outbox, keys: mailKeys });
  await app.register(edge, {
    releases: environment.releases,
    onCredentials: keepCredentials(database, now),
    tenantOf: documentTenant(database, { keys, now }),
    iconOf: appIcon(database, files),
    pictureOrigins: environment.map ? [new URL(environment.map.tiles).origin] : [],
  });
  port = await listen(app, environment);
  await jobs.work();
  // Whoever asks meanwhile waits no longer than for one table.
  const statistics = freshStatistics(database).catch((error: Error) =>
    log.error('the tables could not be looked through', { error }),
  );
  closers.push(async () => void (await statistics));
  const repeated = repeatJobs(jobs, log);
  log.info('listening', { port });
  const releaseFaults = pointerFaults(environment.releases);
  if (releaseFaults.length > 0)
    log.warn('the releases folder has faults: pnpm release check', { count: releaseFaults.length });
  const backups = watchBackups(environment, log);
  const stopTelling = tellReleases(environment.releases, database, log);

  return {
    port,
    log,
    tenants,
    hosts: rows.flatMap(({ hosts }) => hosts),
    demo,
    releaseFaults,
    asSuperuser,
    async stop() {
      accepting = false;
      repeated.stop();
      backups.stop();
      stopTelling();
      await new Promise((resolve) => setTimeout(resolve, environment.drainMs));
      await close();
      log.info('stopped');
    },
  };
}
