import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { answerClientError } from '#platform/http/answer/client-error.ts';
import { logAccess } from '#platform/http/endpoint/access-log.ts';
import type { CallerOf } from '#platform/http/handler.ts';
import { answerHealth } from '#platform/http/health.ts';
import { readBodies } from '#platform/http/body/bodies.ts';
import { answerErrors, answerFrameworkError, mountContract } from '#platform/http/endpoint/mount.ts';
import type { Routes } from '#platform/http/endpoint/routes.ts';
import { endSlowBodies, usualBodyLimits } from '#platform/http/body/slow-bodies.ts';
import type { BodyLimits } from '#platform/http/body/slow-bodies.ts';
import { secureAnswers } from '#platform/http/answer/security-headers.ts';
import type { TrustedProxies } from '#platform/trusted-proxies.ts';
import { createTenantHosts } from '#platform/http/tenant-hosts.ts';
import type { JobSender } from '#platform/jobs/jobs.ts';
import type { Keys } from '#platform/keys/keys.ts';
import { createLiveHub } from '#platform/live/live-hub.ts';
import type { Log } from '#platform/log/log.ts';
import { answerOpenApi } from '#platform/openapi/answer-openapi.ts';
import { usualQuota } from '#platform/usual-quota.ts';
import type { UploadQuota } from '#platform/usual-quota.ts';
import type { FilePort } from '#platform/ports.ts';
import type { TextReader } from '#platform/text-reader/text-reader.ts';
import { answerVerifyPage } from './areas/documents/verify-page/answer-verify-page.ts';

export type AppOptions = {
  database: Database;
  routes: Routes;
  callerOf: CallerOf;
  keys: Keys;
  files: FilePort;
  jobs: JobSender;
  log: Log;
  now?: () => Date;
  version?: string;
  schema?: number;
  lastBackupAt?: () => Promise<string | null>;
  textReader?: TextReader | null;
  /** How much may be sent within an hour. */
  uploadQuota?: UploadQuota;
  /** How slowly a body may come. */
  bodyLimits?: BodyLimits;
  /** Proxies in front of us that say who calls. */
  trustedProxies?: TrustedProxies | null;
  /** False as soon as the server is about to stop. */
  accepting?: () => boolean;
  /** What is wrong with the releases folder while an earlier state of it is served. */
  releasesFault?: () => string | null;
};

const megabyte = 1024 * 1024;

/** The contract checks what comes in and what goes out; Fastify's own checkers are not even loaded. */
const unused = () => () => {
  throw new Error('Schemas belong in the contract');
};

/** The whole API on a Fastify that does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, log, now = () => new Date(), bodyLimits = usualBodyLimits } = options;
  const app = fastify({
    logger: false,
    bodyLimit: megabyte,
    // A head has to come soon; what follows it is `endSlowBodies`.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: bodyLimits.longestMs,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    trustProxy: options.trustedProxies ?? false,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerFrameworkError,
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
  });
  await app.register(cookie);
  endSlowBodies(app, bodyLimits);
  readBodies(app, options.files);
  secureAnswers(app, now);
  logAccess(app, log);
  answerErrors(app, log);
  const accepting = options.accepting ?? (() => true);
  answerHealth(app, { database, accepting, releasesFault: options.releasesFault });
  // A connection that is kept open after its last answer would hold up the end.
  app.addHook('onSend', async (_, reply) => {
    if (!accepting()) reply.header('Connection', 'close');
  });
  const live = createLiveHub(database);
  app.addHook('onReady', () => live.start());
  // Streams without an end of their own end before the server waits for its connections.
  app.addHook('preClose', () => live.stop());
  answerOpenApi(app, options.version ?? '0.0.0');
  answerVerifyPage(app);
  mountContract(app, options.routes, {
    database,
    now,
    log,
    callerOf: options.callerOf,
    files: options.files,
    jobs: options.jobs,
    keys: options.keys,
    live,
    hosts: createTenantHosts(database),
    uploadQuota: options.uploadQuota ?? usualQuota,
    server: {
      version: options.version ?? '0.0.0',
      engine: database.kind,
      schema: options.schema ?? 0,
      writable: () =>
        database.space.check().then(
          () => true,
          () => false,
        ),
      lastBackupAt: options.lastBackupAt ?? (async () => null),
      textReader: options.textReader ?? null,
    },
  });
  return app;
}
