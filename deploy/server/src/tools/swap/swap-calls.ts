import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import type { Session } from '#platform/db/engine/engine.ts';
import { leftOut } from './endpoints.ts';
import { cloned, rowOf, schemaOf, rowsWithValue, unknownLike, writeRow } from './clone.db.ts';
import type { Found, Schema } from './clone.db.ts';
import { dryDatabase } from './dry-database.ts';
import { recorded } from './positions.ts';
import type { Position, Recorded, Sent } from './positions.ts';
import { foreignValue } from './stranger.db.ts';
import { identify } from './identify.db.ts';
import type { Identified } from './identify.db.ts';

/** What one file of tests found out. */
export type Swapped = {
  calls: number;
  canaries: number;
  names: string[];
  wrong: string[];
  /** By what differed; the first words of both answers. */
  strangers: Record<string, string>;
};
type Answer = { status: number; said: string; text: string };
type Swap = {
  session: Session;
  schema: Schema;
  who: Identified;
  call: Recorded;
  ask: (sent: Sent) => Promise<Answer>;
};

const perPlace = 2;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const volatile = /"(?:traceId|at|createdAt|changedAt|until|expiresAt|url|etag)":"[^"]*"/gi;

/** An answer without what is new in each: the id that was asked for, ids that were made, times and addresses. */
const bare = (status: number, text: string, id: string): string =>
  `${status} ${text.replaceAll(id, '<id>').replaceAll(volatile, '').replaceAll(uuid, '<new>')}`;

/** Works on its own part of the transaction, and leaves nothing behind. */
async function aside<T>(session: Session, work: () => Promise<T>): Promise<T> {
  await session.script('savepoint swapped');
  try {
    return await work();
  } finally {
    await session.script('rollback to savepoint swapped');
  }
}

const asked = async (swap: Swap, position: Position, id: string): Promise<Answer> => {
  const answer = await swap.ask(position.with(id));
  return { ...answer, said: bare(answer.status, answer.text, id) };
};

/** The same thing in another tenant, with a mark in all that people wrote. */
async function foreigner({ session, schema, who }: Swap, found: Found, value: string, mark: string) {
  const row = await rowOf(session, found, who.tenant, value);
  if (!row || !who.otherTenant) return null;
  const fresh = unknownLike(value);
  await writeRow(
    session,
    schema,
    found.table,
    cloned(row, found, fresh, { mark, unique: schema.unique }, { tenantId: who.otherTenant }),
  );
  return fresh;
}

async function swapOne(swap: Swap, position: Position, found: Found, result: Swapped): Promise<void> {
  const { session, schema, who, call } = swap;
  const where = `${call.name} (${position.at}: ${found.table})`;
  const missing = await aside(session, () => asked(swap, position, unknownLike(position.value)));
  const differs = (answer: Answer, mark: string) => {
    result.calls += 1;
    if (answer.status >= 500) return `fails with ${answer.status}`;
    if (answer.text.includes(mark)) return 'leaks';
    if (answer.said === missing.said) return null;
    return `${answer.said.slice(0, 160)} ≠ missing ${missing.said.slice(0, 160)}`;
  };
  if (missing.status >= 500) result.wrong.push(`${where}: missing fails with ${missing.status}`);
  const mark = `canary-${randomUUID()}`;
  const foreign = await aside(session, async () => {
    const id = await foreigner(swap, found, position.value, mark);
    return id && differs(await asked(swap, position, id), mark);
  });
  result.canaries += 1;
  if (foreign) result.wrong.push(`${where}: foreign ${foreign}`);
  if (!who.limited) return;
  const stranger = await aside(session, async () => {
    const known = new Map<string, string>();
    const made = await foreignValue({ session, schema, me: who, mark, known }, found, position.value);
    if (!made) return null;
    const wrong = differs(await asked(swap, position, made.id), mark);
    return wrong && { what: `${made.mine ? 'own' : 'other'} ${where}`, wrong };
  }).catch((error: Error & { code?: string }) => {
    // Of some things there is one in its place; somebody else cannot have the same.
    if (error.code === '23505' || error.code === '23P01') return null;
    throw error;
  });
  if (stranger) result.strangers[stranger.what] = stranger.wrong;
}

async function swapCall(swap: Swap, sent: Sent, result: Swapped, done: Map<string, number>): Promise<void> {
  const { session, schema, who, call } = swap;
  const first = await swap.ask(sent);
  if (first.status >= 300) return;
  for (const position of call.positions) {
    for (const found of await rowsWithValue(session, schema, who.tenant, position.value)) {
      const place = `${call.name} ${position.at.replace(/\d+/, '')} ${found.table} ${String(who.limited)}`;
      const times = done.get(place) ?? 0;
      if (times >= perPlace) continue;
      done.set(place, times + 1);
      result.names.push(call.name);
      await aside(session, () => swapOne(swap, position, found, result)).catch((error: Error) =>
        result.wrong.push(`${place}: could not be swapped: ${error.message}`),
      );
    }
  }
}

/** Before each call of a test is made, it is made with ids of another tenant and of other people, and undone. */
export async function swapping(
  base: Database,
  build: (database: Database) => Promise<FastifyInstance>,
  folder: string,
): Promise<FastifyInstance> {
  const database = dryDatabase(base);
  const app = await build(database);
  const inject = app.inject.bind(app) as unknown as (
    sent: Sent,
  ) => Promise<{ statusCode: number; body: string }>;
  const result: Swapped = { calls: 0, canaries: 0, names: [], wrong: [], strangers: {} };
  const done = new Map<string, number>();
  let schema: Schema | null = null;
  const ask = async (sent: Sent): Promise<Answer> => {
    const { statusCode, body } = await inject(sent);
    return { status: statusCode, said: '', text: body };
  };
  const look = async (sent: Sent) => {
    const call = recorded(sent);
    if (!call || leftOut.has(call.name) || call.endpoint.allow.anyone || call.positions.length === 0) return;
    await database.dryly(async (session) => {
      schema ??= await schemaOf(session);
      const who = await identify(session, sent.headers['authorization'] ?? '');
      if (who) await swapCall({ session, schema, who, call, ask }, sent, result, done);
    });
  };
  const swapped = async (sent: Sent) => {
    await look(sent).catch((error: Error) => result.wrong.push(`${sent.url}: ${error.message}`));
    return inject(sent);
  };
  Object.assign(app, { inject: swapped });
  app.addHook('onClose', async () => {
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(result));
  });
  // What it does at its start is no part of a dry call.
  await app.ready();
  return app;
}
