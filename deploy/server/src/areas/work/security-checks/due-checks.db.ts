import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Checks that nobody has done, of crews that take place: `c` with its crew, project and form. */
const openChecks = (db: Db) =>
  db
    .selectFrom('securityCheck as c')
    .innerJoin('crew as k', 'k.id', 'c.crewId')
    .innerJoin('project as p', 'p.id', 'k.projectId')
    .innerJoin('form as f', 'f.id', 'c.formId')
    .select([
      'c.id',
      'c.crewId',
      'c.formId',
      'c.date',
      'c.shift',
      'c.dueFrom',
      'c.dueUntil',
      'c.endsAt',
      'c.remindedAt',
      'k.name as crew',
      'k.startTime',
      'k.endTime',
      'k.timeZone',
      'p.plannerId',
      'p.name as project',
      'f.name as form',
    ])
    .where('c.doneAt', 'is', null)
    .where('k.cancelledAt', 'is', null)
    .where('p.cancelledAt', 'is', null)
    .orderBy('c.dueFrom')
    .limit(1_000);

/** Checks that are owed now or soon, and that were not told to be missing. */
export const checksToRemind = (db: Db, now: Date) =>
  openChecks(db)
    .where('c.missingNotifiedAt', 'is', null)
    // A crew can be moved by some hours after its check was planned.
    .where('c.dueFrom', '<=', new Date(now.getTime() + 24 * 3_600_000))
    .execute();

/** Checks of the crews of the condition on `k` whose time has begun and whose shift has not ended. */
export const dueChecks = (db: Db, { now, of }: { now: Date; of: RawBuilder<boolean> }) =>
  openChecks(db)
    .where('c.dueFrom', '<=', now)
    .where(sql<boolean>`coalesce(c."endsAt", c."dueUntil") > ${now}`)
    .where(of)
    .execute();

type Times = { dueFrom: Date; dueUntil: Date; endsAt: Date | null };

export const moveCheck = (db: Db, id: string, { dueFrom, dueUntil, endsAt }: Times) =>
  db.updateTable('securityCheck').set({ dueFrom, dueUntil, endsAt }).where('id', '=', id).execute();

export const markDueNotified = (db: Db, id: string, at: Date) =>
  db.updateTable('securityCheck').set({ remindedAt: at }).where('id', '=', id).execute();

export const markMissingNotified = (db: Db, id: string, at: Date) =>
  db.updateTable('securityCheck').set({ missingNotifiedAt: at }).where('id', '=', id).execute();
