import { api } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/tables.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { JobSender } from '../../jobs/jobs.ts';
import type { Keys } from '../../keys/keys.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { Log } from '../../log/log.ts';
import type { UploadQuota } from '../../usual-quota.ts';
import { ReceivedFile } from '../../received-file.ts';
import type { FilePort } from '../../ports.ts';
import { tenantAtWork } from '../../tenant-at-work.ts';
import { AppError } from '../../errors/app-error.ts';
import { collectReply } from './collected-reply.ts';
import { compiledShape } from './compiled-shape.ts';
import type { Admission } from '../body/admit-body.ts';
import { enter, ownerOf } from '../enter.ts';
import type { Call } from '../enter.ts';
import { FileReply, LaterReply } from '../handler.ts';
import type { Caller, CallerOf, Ctx, Handler, ServerFacts } from '../handler.ts';
import { claimKey, dropKey, keepAnswer, keyFrom, requestHash } from '../idempotency/idempotency.db.ts';
import type { Answered } from '../idempotency/idempotency.db.ts';
import { lockedAnswer, openedAnswer } from '../idempotency/locked-answer.ts';
import { outsideWork } from '../../outside-work.ts';
import type { ChosenOnce, OutsideWork } from '../../outside-work.ts';
import { pastDeadlocks } from './past-deadlocks.ts';
import { fileTurns, readyBody } from '../body/ready-body.ts';
import { requestFacts } from '../request-facts.ts';
import { bytesOf, readBy } from '../body/validate.ts';

export type Surroundings = {
  database: Database;
  callerOf: CallerOf;
  now: () => Date;
  files: FilePort;
  jobs: JobSender;
  keys: Keys;
  live: Pick<LiveHub, 'open'>;
  server: ServerFacts;
  log: Log;
  hosts: (host: string) => Promise<string | null>;
  uploadQuota: UploadQuota;
};

export type Done = {
  tenantId: string;
  answer: Answered | FileReply;
  replayed: boolean;
  reply: ReturnType<typeof collectReply>;
};

type Run = {
  endpoint: AnyEndpoint;
  route: string;
  handler: Handler<AnyEndpoint>;
  request: FastifyRequest;
  traceId: string;
  /** Of who sends a file. */
  admission?: Admission | undefined;
};

/** Who cannot sign in cannot see to it that there is room again. */
const writesLittle: ReadonlySet<AnyEndpoint> = new Set([
  api.session.signIn,
  api.session.ticketLogin,
  api.session.refresh,
  api.session.signOut,
  api.passkeys.passkeySignInOptions,
  api.passkeys.signInWithPasskey,
  api.oneTimeCodes.signInWithCode,
  api.answerLinks.answerLink,
]);

/** Their tries are counted; nothing else is written. */
const countsTries: ReadonlySet<AnyEndpoint> = new Set([api.answerLinks.answerLink]);

const reads = ({ endpoint }: Run): boolean =>
  endpoint.method === 'GET' && !endpoint.changesState && !countsTries.has(endpoint);

/** One call from the tenant to the stored answer, in one transaction that nothing slow is done in. */
export async function runEndpoint(around: Surroundings, run: Run): Promise<Done> {
  const { body } = run.request;
  try {
    return await runAtTenant(around, run);
  } finally {
    if (body instanceof ReceivedFile) await body.drop();
  }
}

async function runAtTenant(around: Surroundings, run: Run): Promise<Done> {
  const facts = requestFacts(run.request);
  const tenantId = await around.hosts(facts.host);
  if (!tenantId) throw new AppError('unknown_tenant');
  return tenantAtWork.run(tenantId, () => runInTenant(around, run, { facts, tenantId }));
}

async function runInTenant(around: Surroundings, run: Run, call: Call): Promise<Done> {
  const { body } = run.request;
  if (!(body instanceof ReceivedFile)) return inTransactions(around, run, call);
  return fileTurns(async () => {
    const sent = await body.read();
    const file = await readyBody(sent, run.admission?.answeredBefore === false);
    return inTransactions(around, run, { ...call, file, sent });
  });
}

/** A call that brings a file: as it was sent, and as it is read. */
type WithFile = Call & { readonly file?: Uint8Array; readonly sent?: Uint8Array };

async function inTransactions(around: Surroundings, run: Run, call: WithFile): Promise<Done> {
  const { tenantId } = call;
  const { outside, once, withRetries } = outsideWork();
  const done = await withRetries(() =>
    pastDeadlocks(() =>
      withTenant(around.database, tenantId, (db) => inTenant(around, run, { ...call, outside, once }, db), {
        readOnly: reads(run),
        little: writesLittle.has(run.endpoint),
      }),
    ),
  );
  const { answer } = done;
  if (!(answer instanceof LaterReply)) return { ...done, answer };
  const made = await answer.make();
  if (made instanceof FileReply) return { ...done, answer: made };
  const { status, headers } = done.reply;
  return { ...done, answer: written(run.endpoint, made, status, headers) };
}

async function inTenant(
  around: Surroundings,
  run: Run,
  { file, sent, outside, once, ...call }: WithFile & { outside: OutsideWork; once: ChosenOnce },
  db: Db,
): Promise<Omit<Done, 'answer'> & { answer: Done['answer'] | LaterReply }> {
  const { endpoint, request } = run;
  const { facts, tenantId } = call;
  const { tenant, caller } = await enter(around, endpoint, call, db);

  const input = {
    params: request.params as Record<string, string>,
    query: readBy(endpoint.query, request.query),
    body: endpoint.body === 'bytes' ? bytesOf(file) : readBy(endpoint.body, request.body),
    request: { ...facts, origin: tenant.address ?? facts.origin },
  };
  const reply = collectReply();
  const done = { tenantId, reply, replayed: false };
  const key = endpoint.method === 'GET' ? null : keyFrom(facts.headers['idempotency-key']);
  const owner = ownerOf(caller);
  const place = { keys: around.keys, tenant: tenantId, owner, now: around.now() };
  if (key) {
    // By what was sent: how a file is made readable may change with the next release.
    const hash = requestHash(run.route, sent ? { ...input, body: sent } : input);
    const first = await claimKey(db, { owner, key, hash, now: around.now() });
    if (first) return { ...done, answer: openedAnswer(first, { ...place, key }), replayed: true };
  }
  const ctx = contextOf(around, {
    db,
    tenant,
    caller,
    outside,
    once,
    reply: reply.reply,
    traceId: run.traceId,
  });
  try {
    const result: unknown = await run.handler(input as Parameters<typeof run.handler>[0], ctx);
    if (result instanceof FileReply) return { ...done, answer: result };
    if (result instanceof LaterReply) {
      // Asked again, it is made again.
      if (key) await dropKey(db, owner, key);
      return { ...done, answer: result };
    }
    const answer = written(endpoint, result, reply.status, reply.headers);
    // A cookie or a token must not lie in a table, so what signs in is not kept; it can be repeated as it is.
    if (key && reply.setsCookies) await dropKey(db, owner, key);
    else if (key) {
      const kept = endpoint.secretAnswer ? lockedAnswer(answer, { ...place, key }) : answer;
      await keepAnswer(db, owner, key, kept);
    }
    return { ...done, answer };
  } catch (error) {
    if (key && error instanceof AppError && error.details.keepWrites) await dropKey(db, owner, key);
    throw error;
  }
}

type Parts = Pick<Ctx, 'db' | 'tenant' | 'outside' | 'once' | 'reply' | 'traceId'> & {
  caller: Caller | null;
};

function contextOf(
  { now, files, jobs, keys, live, server, log }: Surroundings,
  { caller, ...parts }: Parts,
): Ctx {
  const inThis = jobs.within(parts.db, parts.tenant.id);
  return {
    ...parts,
    get caller() {
      if (!caller) throw new AppError('sign_in');
      return caller;
    },
    callerOrNull: caller,
    now,
    files,
    keys,
    live,
    server,
    log,
    jobs: inThis,
    mail: { send: (mail) => inThis.send('deliver-mail', mail) },
  };
}

/** The answer by its shape: what the contract does not name does not leave. */
function written(
  endpoint: AnyEndpoint,
  result: unknown,
  status: number | null,
  headers: Record<string, string>,
): Answered {
  if (endpoint.answer === 'nothing') return { status: status ?? 204, headers, body: null };
  if (endpoint.answer === 'file') throw new Error('A file was promised');
  return {
    status: status ?? 200,
    headers,
    body: JSON.stringify(compiledShape(endpoint.answer).parse(result)),
  };
}
