import { activeStates, heldAbsenceStates } from '@callboard/domain';
import { sql } from 'kysely';
import { lastDay, longestDays } from '../../work/crew-items/crew-items.public.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import type { JobInRange } from './jobs-in-range.db.ts';

/** Jobs within each of these absences that wait or hold, in one query. */
export async function jobsOfAbsences(db: Db, ids: readonly string[]): Promise<Map<string, JobInRange[]>> {
  if (ids.length === 0) return new Map();
  const { nightUntil } = await tenantRules(db);
  const rows = await db
    .selectFrom('absence as a')
    .innerJoin('crew_item as i', (join) =>
      join
        .onRef('i.tenant_id', '=', 'a.tenant_id')
        .onRef('i.person_id', '=', 'a.person_id')
        .onRef('i.start_date', '<=', 'a.to_day')
        .on(sql<boolean>`i.start_date >= a.from_day - ${longestDays}::int`),
    )
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'i.tenant_id').onRef('k.id', '=', 'i.crew_id'),
    )
    .innerJoin('project as j', (join) =>
      join.onRef('j.tenant_id', '=', 'i.tenant_id').onRef('j.id', '=', 'i.project_id'),
    )
    .select([
      'a.id as absenceId',
      'i.id as itemId',
      'i.crew_id as crewId',
      'i.start_date as day',
      lastDay(nightUntil).as('lastDay'),
      sql<string | null>`to_char(i.start_time, 'HH24:MI')`.as('from'),
      sql<string | null>`to_char(i.end_time, 'HH24:MI')`.as('until'),
      'i.status',
      'j.name as projectName',
      'k.name as crewName',
      'j.planner_id as plannerId',
    ])
    .where('a.id', 'in', [...ids])
    .where(sql<boolean>`${lastDay(nightUntil)} >= a.from_day`)
    .where('a.status', 'in', heldAbsenceStates)
    .where('i.status', 'in', activeStates)
    .orderBy('i.start_date')
    .orderBy('i.starts_at')
    .execute();
  return Map.groupBy(rows, ({ absenceId }) => absenceId);
}
