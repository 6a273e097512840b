import { documentGroups, signatoryGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';
import { nobodyBefore, stepBefore } from './signing-turn.db.ts';

const atOnce = 200;

/** Those whose turn it has been for longer than the next reminder waits. */
export const dueReminders = async (db: Db, days: number, now: Date) =>
  (
    await sql<{ id: string; documentId: string; personId: string | null; step: number }>`
    select signatory.id, signatory."documentId", signatory."personId", signatory.step
    from signatory join document on document.id = signatory."documentId"
    cross join lateral (select max(earlier."decidedAt") as since from signatory earlier
      where earlier."documentId" = signatory."documentId" and earlier.required and earlier.status <> 'void'
        and lower(document."signatoriesOrder") = 'one by one' and earlier.step = ${stepBefore}) before
    -- Whoever was asked because the order was changed waits from then.
    cross join lateral (select max("documentEvent".at) as at from "documentEvent"
      where "documentEvent"."documentId" = signatory."documentId" and "documentEvent".kind = 'edited'
        and "documentEvent".details->'asked' @> to_jsonb(signatory.id)) asked
    where signatory.status ${oneOf(signatoryGroups.signable)} and document.status ${oneOf(documentGroups.signable)}
      and document."allowSignatories" and signatory."remindedDays" < ${days}
      and ${nobodyBefore} and greatest(coalesce(before.since, document."createdAt"), asked.at)
        <= ${now}::timestamptz - make_interval(days => ${days}::int)
    order by signatory."documentId", signatory.id limit ${atOnce}`.execute(db)
  ).rows;

export const setReminded = async (db: Db, ids: readonly string[], days: number): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('signatory')
    .set({ remindedDays: days })
    .where('id', 'in', [...ids])
    .execute();
};

const idsOf = async (rows: Promise<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);

export const overdue = (db: Db, now: Date): Promise<string[]> =>
  idsOf(
    db
      .selectFrom('document')
      .select('id')
      .where('status', 'in', documentGroups.signable)
      .where('expiresAt', '<=', now)
      .orderBy('expiresAt')
      .limit(atOnce)
      .execute(),
  );

/** Documents that end within `days`, where that step has not been told. */
export const endingWithin = (db: Db, days: number, today: string) =>
  db
    .selectFrom('document')
    .select(['id', 'name', 'number', 'ownerId', 'validUntil'])
    .where('status', 'in', documentGroups.valid)
    .where('validUntil', '>=', today)
    .where(sql<boolean>`"validUntil" <= ${today}::date + ${days}::int`)
    .where(sql<boolean>`("expiryNotifiedDays" is null or "expiryNotifiedDays" > ${days})`)
    .orderBy('validUntil')
    .limit(atOnce)
    .execute();

export const markExpiryNoticeSent = async (db: Db, ids: readonly string[], days: number): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('document')
    .set({ expiryNotifiedDays: days })
    .where('id', 'in', [...ids])
    .execute();
};

/** Signed, but not sealed although there was time. */
export const unsealed = (db: Db, before: Date): Promise<string[]> =>
  idsOf(
    db
      .selectFrom('document')
      .select('id')
      .where('status', '=', 'signed')
      .where('sealedAt', 'is', null)
      .where('fileId', 'is not', null)
      .where('completedAt', '<', before)
      .where(
        sql<boolean>`exists (select from signatory join signature on signature."signatoryId" = signatory.id
          where signatory."documentId" = document.id)`,
      )
      .orderBy('completedAt')
      .limit(20)
      .execute(),
  );
