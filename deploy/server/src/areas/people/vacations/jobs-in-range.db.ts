import { activeStates, bookedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { nameOf } from '../../../platform/db/full-name.ts';
import { earliestStart, lastDay } from '../../work/crew-items/crew-items.public.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';

type Range = { personId: string; from: string; to: string };

/** Positions of a person that take one of these days, by day and time; those that bind, or also those that wait for an answer. */
export async function jobsInRange(db: Db, { personId, from, to }: Range, { alsoAsked = false } = {}) {
  const { nightUntil } = await tenantRules(db);
  return db
    .selectFrom('crew_item as i')
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'i.tenant_id').onRef('k.id', '=', 'i.crew_id'),
    )
    .innerJoin('project as j', (join) =>
      join.onRef('j.tenant_id', '=', 'i.tenant_id').onRef('j.id', '=', 'i.project_id'),
    )
    .select([
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
    .where('i.person_id', '=', personId)
    .where('i.start_date', '>=', earliestStart(from))
    .where('i.start_date', '<=', to)
    .where(lastDay(nightUntil), '>=', from)
    .where('i.status', 'in', alsoAsked ? activeStates : bookedStates)
    .orderBy('i.start_date')
    .orderBy('i.starts_at')
    .orderBy('i.id')
    .execute();
}
export type JobInRange = Awaited<ReturnType<typeof jobsInRange>>[number];

/** Who plans with this person: those whose membership crews they belong to. */
export async function plannersOf(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('planner_crew_membership as m')
    .innerJoin('planner_crew as g', (join) =>
      join.onRef('g.tenant_id', '=', 'm.tenant_id').onRef('g.id', '=', 'm.planner_crew_id'),
    )
    .select('g.planner_id as id')
    .distinct()
    .where('m.person_id', '=', personId)
    .where('g.kind', '=', 'membership')
    .where('g.planner_id', 'is not', null)
    .execute();
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

export const nameOfPerson = async (db: Db, id: string): Promise<string> => {
  const found = await db
    .selectFrom('person')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? nameOf(found) : '';
};
