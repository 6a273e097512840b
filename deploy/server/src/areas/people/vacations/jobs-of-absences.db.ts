import { activeStates, heldAbsenceStates } from '@callboard/domain';
import { sql } from 'kysely';
import { lastDay, longestDays } from '../../work/crew-items/crew-items.public.ts';
import type { Db } from '#platform/db/tables.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import type { JobInRange } from './jobs-in-range.db.ts';

/** Jobs within each of these absences that wait or hold, in one query. */
export async function jobsOfAbsences(db: Db, ids: readonly string[]): Promise<Map<string, JobInRange[]>> {
  if (ids.length === 0) return new Map();
  const { nightUntil } = await tenantRules(db);
  const rows = await db
    .selectFrom('absence as a')
    .innerJoin('crewItem as i', (join) =>
      join
        .onRef('i.personId', '=', 'a.personId')
        .onRef('i.startDate', '<=', 'a.toDay')
        .on(sql<boolean>`i."startDate" >= a."fromDay" - ${longestDays}::int`),
    )
    .innerJoin('crew as k', 'k.id', 'i.crewId')
    .innerJoin('project as j', 'j.id', 'i.projectId')
    .select([
      'a.id as absenceId',
      'i.id as itemId',
      'i.crewId',
      'i.startDate as day',
      lastDay(nightUntil).as('lastDay'),
      sql<string | null>`to_char(i."startTime", 'HH24:MI')`.as('from'),
      sql<string | null>`to_char(i."endTime", 'HH24:MI')`.as('until'),
      'i.status',
      'j.name as projectName',
      'k.name as crewName',
      'j.plannerId',
    ])
    .where('a.id', 'in', [...ids])
    .where(sql<boolean>`${lastDay(nightUntil)} >= a."fromDay"`)
    .where('a.status', 'in', heldAbsenceStates)
    .where('i.status', 'in', activeStates)
    .orderBy('i.startDate')
    .orderBy('i.startsAt')
    .execute();
  return Map.groupBy(rows, ({ absenceId }) => absenceId);
}
