import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { earliestStart, lastDay } from '../../../work/crew-items/crew-items.public.ts';
import type { Db } from '#platform/db/tables.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';

type Range = { personId: string; from: string; to: string };

/** Positions of a person that take one of these days, by day and time; those that bind, or also those that wait for an answer. */
export async function jobsInRange(db: Db, { personId, from, to }: Range, { alsoAsked = false } = {}) {
  const { nightUntil } = await tenantRules(db);
  return db
    .selectFrom('crewItem')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .select([
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
    .where('crewItem.personId', '=', personId)
    .where('crewItem.startDate', '>=', earliestStart(from))
    .where('crewItem.startDate', '<=', to)
    .where(lastDay(nightUntil), '>=', from)
    .where('crewItem.status', 'in', alsoAsked ? crewItemGroups.active : crewItemGroups.booked)
    .orderBy('crewItem.startDate')
    .orderBy('crewItem.startsAt')
    .orderBy('crewItem.id')
    .execute();
}
export type JobInRange = Awaited<ReturnType<typeof jobsInRange>>[number];

/** Who plans with this person: those whose membership crews they belong to. */
export async function plannersOf(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('plannerCrewMembership')
    .innerJoin('plannerCrew', 'plannerCrew.id', 'plannerCrewMembership.plannerCrewId')
    .select('plannerCrew.plannerId as id')
    .distinct()
    .where('plannerCrewMembership.personId', '=', personId)
    .where('plannerCrew.kind', '=', 'membership')
    .where('plannerCrew.plannerId', 'is not', null)
    .execute();
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}
