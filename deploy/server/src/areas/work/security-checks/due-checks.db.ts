import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** Checks that nobody has done, of crews that take place: `c` with its crew, project and form. */
const openChecks = (db: Db) =>
  db
    .selectFrom('security_check as c')
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'c.tenant_id').onRef('k.id', '=', 'c.crew_id'),
    )
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'k.tenant_id').onRef('p.id', '=', 'k.project_id'),
    )
    .innerJoin('form as f', (join) =>
      join.onRef('f.tenant_id', '=', 'c.tenant_id').onRef('f.id', '=', 'c.form_id'),
    )
    .select([
      'c.id',
      'c.crew_id as crewId',
      'c.form_id as formId',
      'c.date',
      'c.shift',
      'c.due_from as dueFrom',
      'c.due_until as dueUntil',
      'c.ends_at as endsAt',
      'c.reminded_at as remindedAt',
      'k.name as crew',
      'k.start_time as startTime',
      'k.end_time as endTime',
      'k.time_zone as timeZone',
      'p.planner_id as plannerId',
      'p.name as project',
      'f.name as form',
    ])
    .where('c.done_at', 'is', null)
    .where('k.cancelled_at', 'is', null)
    .where('p.cancelled_at', 'is', null)
    .orderBy('c.due_from')
    .limit(1_000);

/** Checks that are owed now or soon, and that were not told to be missing. */
export const checksToRemind = (db: Db, now: Date) =>
  openChecks(db)
    .where('c.missing_told_at', 'is', null)
    // A crew can be moved by some hours after its check was planned.
    .where('c.due_from', '<=', new Date(now.getTime() + 24 * 3_600_000))
    .execute();

/** Checks of the crews of the condition on `k` whose time has begun and whose shift has not ended. */
export const dueChecks = (db: Db, { now, of }: { now: Date; of: RawBuilder<boolean> }) =>
  openChecks(db)
    .where('c.due_from', '<=', now)
    .where(sql<boolean>`coalesce(c.ends_at, c.due_until) > ${now}`)
    .where(of)
    .execute();

type Times = { dueFrom: Date; dueUntil: Date; endsAt: Date | null };

export const moveCheck = (db: Db, id: string, { dueFrom, dueUntil, endsAt }: Times) =>
  db
    .updateTable('security_check')
    .set({ due_from: dueFrom, due_until: dueUntil, ends_at: endsAt })
    .where('id', '=', id)
    .execute();

export const markDueNotified = (db: Db, id: string, at: Date) =>
  db.updateTable('security_check').set({ reminded_at: at }).where('id', '=', id).execute();

export const markMissingNotified = (db: Db, id: string, at: Date) =>
  db.updateTable('security_check').set({ missing_told_at: at }).where('id', '=', id).execute();
