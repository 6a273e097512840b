import { absenceGroups, crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { lastDay, longestDays } from '../../../work/crew-items/crew-items.public.ts';
import type { Db } from '#platform/db/tables.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import type { JobInRange } from './jobs-in-range.db.ts';

/** Jobs within each of these absences that wait or hold, in one query. */
export async function jobsOfAbsences(db: Db, ids: readonly string[]): Promise<Map<string, JobInRange[]>> {
  if (ids.length === 0) return new Map();
  const { nightUntil } = await tenantRules(db);
  const rows = await db
    .selectFrom('absence')
    .innerJoin('crewItem', (join) =>
      join
        .onRef('crewItem.personId', '=', 'absence.personId')
        .onRef('crewItem.startDate', '<=', 'absence.toDay')
        .on(sql<boolean>`"crewItem"."startDate" >= absence."fromDay" - ${longestDays}::int`),
    )
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .select([
      'absence.id as absenceId',
      'crewItem.id as itemId',
      'crewItem.crewId',
      'crewItem.startDate as day',
      lastDay(nightUntil).as('lastDay'),
      sql<string | null>`to_char("crewItem"."startTime", 'HH24:MI')`.as('from'),
      sql<string | null>`to_char("crewItem"."endTime", 'HH24:MI')`.as('until'),
      'crewItem.status',
      'project.name as projectName',
      'crew.name as crewName',
      'project.plannerId',
    ])
    .where('absence.id', 'in', [...ids])
    .where(sql<boolean>`${lastDay(nightUntil)} >= absence."fromDay"`)
    .where('absence.status', 'in', absenceGroups.held)
    .where('crewItem.status', 'in', crewItemGroups.active)
    .orderBy('crewItem.startDate')
    .orderBy('crewItem.startsAt')
    .execute();
  return Map.groupBy(rows, ({ absenceId }) => absenceId);
}
