import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app.ts';
import type { AppOptions } from '../../../app.ts';
import type { Database } from '#platform/db/database.ts';
import type { Db } from '#platform/db/tables.ts';
import { withTenant } from '#platform/db/with-tenant.ts';
import type { CallerOf } from '#platform/http/handler.ts';
import type { Routes } from '#platform/http/endpoint/routes.ts';
import type { TrustedProxies } from '#platform/trusted-proxies.ts';
import { jobTable } from '../../../job-table.ts';
import type { JobHandlers } from '#platform/jobs/job-handlers.ts';
import { openJobs } from '#platform/jobs/open-jobs.ts';
import type { OpenJobs } from '#platform/jobs/open-jobs.ts';
import type { OpenKeys } from '#platform/keys/open-keys.ts';
import type { Log } from '#platform/log/log.ts';
import { outboxMail } from '#platform/mail/outbox.ts';
import { usualQuota } from '#platform/usual-quota.ts';
import type { UploadQuota } from '#platform/usual-quota.ts';
import { usualBodyLimits } from '#platform/http/body/slow-bodies.ts';
import type { BodyLimits } from '#platform/http/body/slow-bodies.ts';
import type { FilePort, Mail, MailPort } from '#platform/ports.ts';
import type { TextMessage, TextMessagePort } from '#platform/text-messages/text-messages.ts';
import type { TextReader } from '#platform/text-reader/text-reader.ts';
import { clientOf } from './client.ts';
import type { Client } from './client.ts';
import { demoForTests } from '../demo-template.ts';
import type { DemoDay } from '../demo-template.ts';
import { addTenants, north } from './tenants.ts';
import { noteExercised } from '../exercised.ts';
import { keysForTests, outboxKeysForTests } from '../keys.fixture.ts';
import { lentDatabase } from '../kept-database.ts';
import { chosenEngine, emptyDatabase, quiet } from '../test-database.ts';
import type { TestDatabase, TestEngine } from '../test-database.ts';

export type TestServerOptions = {
  routes: Routes;
  callerOf: CallerOf;
  files: (folder: string) => FilePort;
  engine?: TestEngine;
  log?: Log;
  /** Mails lie in the data folder too, as where no mail server is named. */
  outbox?: boolean;
  /** Takes every mail after it was noted: a mail server in trouble. */
  deliver?: MailPort['deliver'];
  /** Takes every text message before it is noted: a provider in trouble. */
  sendText?: TextMessagePort['send'];
  jobs?: JobHandlers;
  trustedProxies?: TrustedProxies | null;
  textReader?: TextReader | null;
  uploadQuota?: UploadQuota;
  bodyLimits?: BodyLimits;
  /** Fills the emptied database before each test; the two tenants of the tests without it. */
  fill?: (database: Database) => Promise<void>;
  /** Fills before the first test only: for tests that look and leave things as they are. */
  fillOnce?: boolean;
  /** The demo instead: it stands before the first test, for those that look and leave things as they are. */
  demo?: DemoDay;
  /** False for tests that call everything with anything: what succeeds there proves nothing. */
  proves?: boolean;
};

export type TestServer = {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The data folder. */
  readonly folder: string;
  readonly jobs: OpenJobs;
  readonly keys: OpenKeys;
  /** Mails that were delivered since the test began. */
  readonly mails: (Mail & { tenant: string })[];
  /** Text messages that were sent since then. */
  readonly texts: TextMessage[];
  client(host?: string, headers?: Record<string, string>): Client;
  inTenant<T>(tenant: string, work: (db: Db) => Promise<T>): Promise<T>;
  /** The server's clock, until it is set back with `null`. */
  setNow(at: Date | null): void;
};

/** `pnpm trust swap` keeps here what it finds. */
const swapped = process.env['CALLBOARD_SWAP'] ?? '';
const opened = swapped ? 600_000 : 60_000;
const filledWithin = swapped ? 600_000 : 120_000;

const databaseOf = ({ demo, engine = chosenEngine() }: TestServerOptions): Promise<TestDatabase> =>
  demo ? demoForTests(engine, demo) : lentDatabase(engine);

/** Notes what is delivered, then does with it what the test wants. */
function notedMail(
  { outbox, deliver }: TestServerOptions,
  folder: string,
  mails: TestServer['mails'],
): MailPort {
  const kept = outbox ? outboxMail(join(folder, 'outbox'), outboxKeysForTests) : null;
  return {
    async deliver(one) {
      mails.push(one);
      await kept?.deliver(one);
      await deliver?.(one);
    },
    forget: async (tenant, about) => kept?.forget?.(tenant, about),
  };
}

const notedTexts = ({ sendText }: TestServerOptions, texts: TextMessage[]): TextMessagePort => ({
  async send(message, template) {
    await sendText?.(message, template);
    texts.push(message);
  },
});

async function openApp(
  database: Database,
  {
    routes,
    callerOf,
    trustedProxies = null,
    textReader = null,
    uploadQuota = usualQuota,
    bodyLimits = usualBodyLimits,
  }: TestServerOptions,
  shared: Pick<AppOptions, 'files' | 'jobs' | 'keys' | 'log' | 'now'>,
): Promise<FastifyInstance> {
  const build = (reached: Database) =>
    buildApp({
      ...shared,
      database: reached,
      routes,
      callerOf,
      trustedProxies,
      textReader,
      uploadQuota,
      bodyLimits,
    });
  if (!swapped) return build(database);
  const { swapping } = await import('../../swap/swap-calls.ts');
  return swapping(database, build, swapped);
}

/** One server for the tests of a file: opened before them, emptied and filled before each, closed after them. */
export function serverForTests(options: TestServerOptions): TestServer {
  let base: TestDatabase;
  let app: FastifyInstance;
  let jobs: OpenJobs;
  let keys: OpenKeys;
  let at: Date | null = null;
  let filled = false;
  let exercised: ReturnType<typeof noteExercised> | null = null;
  const mails: TestServer['mails'] = [];
  const texts: TextMessage[] = [];
  const now = () => at ?? new Date();

  beforeAll(
    async () => {
      base = await databaseOf(options);
      const { database, folder } = base;
      keys = await keysForTests(database);
      const shared = { files: options.files(folder), keys, log: options.log ?? quiet, now };
      const mail = notedMail(options, folder, mails);
      jobs = await openJobs({
        database,
        handlers: { ...jobTable, ...options.jobs },
        around: { ...shared, mail, texts: notedTexts(options, texts), port: () => 4000 },
      });
      app = await openApp(database, options, { ...shared, jobs });
      if (options.proves !== false && !swapped) exercised = noteExercised(app);
    },
    options.demo ? filledWithin : opened,
  );
  beforeEach(async () => {
    at = null;
    mails.length = 0;
    texts.length = 0;
    if (options.demo || (filled && options.fillOnce)) return;
    filled = true;
    await emptyDatabase(base.database);
    await (options.fill ?? addTenants)(base.database);
  }, filledWithin);
  afterAll(async () => {
    exercised?.keep();
    await app?.close();
    await jobs?.stop();
    await base?.close();
  }, opened);

  return {
    get app() {
      return app;
    },
    get database() {
      return base.database;
    },
    get folder() {
      return base.folder;
    },
    get jobs() {
      return jobs;
    },
    get keys() {
      return keys;
    },
    mails,
    texts,
    client: (host = north.host, headers = {}) => clientOf(app, host, headers),
    inTenant: (tenant, work) => withTenant(base.database, tenant, work),
    setNow: (date) => {
      at = date;
    },
  };
}
