import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Checks that nobody has done, of crews that take place, each with its crew, project and form. */
const openChecks = (db: Db) =>
  db
    .selectFrom('securityCheck')
    .innerJoin('crew', 'crew.id', 'securityCheck.crewId')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .innerJoin('form', 'form.id', 'securityCheck.formId')
    .select([
      'securityCheck.id',
      'securityCheck.crewId',
      'securityCheck.formId',
      'securityCheck.date',
      'securityCheck.shift',
      'securityCheck.dueFrom',
      'securityCheck.dueUntil',
      'securityCheck.endsAt',
      'securityCheck.remindedAt',
      'crew.name as crew',
      'crew.startTime',
      'crew.endTime',
      'crew.timeZone',
      'project.plannerId',
      'project.name as project',
      'form.name as form',
    ])
    .where('securityCheck.doneAt', 'is', null)
    .where('crew.cancelledAt', 'is', null)
    .where('project.cancelledAt', 'is', null)
    .orderBy('securityCheck.dueFrom')
    .limit(1_000);

/** Checks that are owed now or soon, and that were not told to be missing. */
export const checksToRemind = (db: Db, now: Date) =>
  openChecks(db)
    .where('securityCheck.missingNotifiedAt', 'is', null)
    // A crew can be moved by some hours after its check was planned.
    .where('securityCheck.dueFrom', '<=', new Date(now.getTime() + 24 * 3_600_000))
    .execute();

/** Checks of the crews of the condition whose time has begun and whose shift has not ended. */
export const dueChecks = (db: Db, { now, of }: { now: Date; of: RawBuilder<boolean> }) =>
  openChecks(db)
    .where('securityCheck.dueFrom', '<=', now)
    .where(sql<boolean>`coalesce("securityCheck"."endsAt", "securityCheck"."dueUntil") > ${now}`)
    .where(of)
    .execute();

type Times = { dueFrom: Date; dueUntil: Date; endsAt: Date | null };

export const moveCheck = (db: Db, id: string, { dueFrom, dueUntil, endsAt }: Times) =>
  db.updateTable('securityCheck').set({ dueFrom, dueUntil, endsAt }).where('id', '=', id).execute();

export const markDueNotified = (db: Db, id: string, at: Date) =>
  db.updateTable('securityCheck').set({ remindedAt: at }).where('id', '=', id).execute();

export const markMissingNotified = (db: Db, id: string, at: Date) =>
  db.updateTable('securityCheck').set({ missingNotifiedAt: at }).where('id', '=', id).execute();
