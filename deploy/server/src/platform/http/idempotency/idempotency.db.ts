import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { json } from '../../db/tables.ts';
import type { Db } from '../../db/tables.ts';
import { AppError } from '../../errors/app-error.ts';

/** How long a repeat is answered with the first answer. */
export const keptForDays = 30;

export type Answered = { status: number; headers: Record<string, string>; body: string | null };
type Claim = { owner: string; key: string; hash: string; now: Date };

export function keyFrom(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{8,200}$/.test(header)) return header;
  throw new AppError('bad_request');
}

const fingerprint = (body: unknown): unknown =>
  body instanceof Uint8Array ? createHash('sha256').update(body).digest('base64url') : (body ?? null);

export const requestHash = (
  route: string,
  input: { params: unknown; query: unknown; body: unknown },
): string =>
  createHash('sha256')
    .update(JSON.stringify([route, input.params, input.query, fingerprint(input.body)]))
    .digest('base64url');

/**
 * Takes the key for this request, or finds what was answered first.
 * A second process with the same key waits here until the first one's transaction has ended.
 */
export async function claimKey(db: Db, { owner, key, hash, now }: Claim): Promise<Answered | null> {
  const taken = await db
    .insertInto('idempotencyKey')
    .values({ owner, key, requestHash: hash, status: 0, headers: json({}), answer: null, createdAt: now })
    .onConflict((on) => on.doNothing())
    // By it a page knows the live message that it caused itself.
    .returning(sql`set_config('callboard.key', ${key}, true)`.as('noted'))
    .execute();
  if (taken.length === 1) return null;
  const first = await db
    .selectFrom('idempotencyKey')
    .selectAll()
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.requestHash !== hash) throw new AppError('key_reused');
  return { status: first.status, headers: first.headers, body: first.answer };
}

/** Whether something was answered under this key already. */
export const isClaimed = async (db: Db, owner: string, key: string): Promise<boolean> =>
  (await db
    .selectFrom('idempotencyKey')
    .select('key')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined;

/** Stores the answer in the transaction that did the work. */
export async function keepAnswer(db: Db, owner: string, key: string, answer: Answered): Promise<void> {
  await db
    .updateTable('idempotencyKey')
    .set({ status: answer.status, headers: json(answer.headers), answer: answer.body })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute();
}

export async function dropKey(db: Db, owner: string, key: string): Promise<void> {
  await db.deleteFrom('idempotencyKey').where('owner', '=', owner).where('key', '=', key).execute();
}
