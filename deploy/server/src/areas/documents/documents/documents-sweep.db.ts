import { signableStatuses, validDocumentStatuses } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import { nobodyBefore, stepBefore } from './signing-turn.db.ts';

const atOnce = 200;

/** Those whose turn it has been for longer than the next reminder waits. */
export const dueReminders = async (db: Db, days: number, now: Date) =>
  (
    await sql<{ id: string; document_id: string; person_id: string | null; step: number }>`
    select s.id, s.document_id, s.person_id, s.step
    from signatory s join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
    cross join lateral (select max(b.decided_at) as since from signatory b
      where b.tenant_id = s.tenant_id and b.document_id = s.document_id and b.required and b.status <> 'void'
        and lower(d.signatories_order) = 'one by one' and b.step = ${stepBefore}) before
    -- Whoever was asked because the order was changed waits from then.
    cross join lateral (select max(e.at) as at from document_event e where e.tenant_id = s.tenant_id
      and e.document_id = s.document_id and e.kind = 'edited' and e.details->'asked' @> to_jsonb(s.id)) asked
    where s.status ${oneOf(signableStatuses)} and d.status ${oneOf(signableStatuses)}
      and d.allow_signatories and s.reminded_days < ${days}
      and ${nobodyBefore} and greatest(coalesce(before.since, d.created_at), asked.at)
        <= ${now}::timestamptz - make_interval(days => ${days}::int)
    order by s.document_id, s.id limit ${atOnce}`.execute(db)
  ).rows;

export const setReminded = async (db: Db, ids: readonly string[], days: number): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('signatory')
    .set({ reminded_days: days })
    .where('id', 'in', [...ids])
    .execute();
};

const idsOf = async (rows: Promise<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);

export const overdue = (db: Db, now: Date): Promise<string[]> =>
  idsOf(
    db
      .selectFrom('document')
      .select('id')
      .where('status', 'in', signableStatuses)
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(atOnce)
      .execute(),
  );

/** Documents that end within `days`, where that step has not been told. */
export const endingWithin = (db: Db, days: number, today: string) =>
  db
    .selectFrom('document')
    .select(['id', 'name', 'number', 'owner_id as ownerId', 'valid_until as validUntil'])
    .where('status', 'in', validDocumentStatuses)
    .where('valid_until', '>=', today)
    .where(sql<boolean>`valid_until <= ${today}::date + ${days}::int`)
    .where(sql<boolean>`(expiry_told_days is null or expiry_told_days > ${days})`)
    .orderBy('valid_until')
    .limit(atOnce)
    .execute();

export const markExpiryNoticeSent = async (db: Db, ids: readonly string[], days: number): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('document')
    .set({ expiry_told_days: days })
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
      .where('sealed_at', 'is', null)
      .where('file_id', 'is not', null)
      .where('completed_at', '<', before)
      .where(
        sql<boolean>`exists (select from signatory s join signature g on g.tenant_id = s.tenant_id
          and g.signatory_id = s.id where s.tenant_id = document.tenant_id and s.document_id = document.id)`,
      )
      .orderBy('completed_at')
      .limit(20)
      .execute(),
  );
