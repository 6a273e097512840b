import { activeStates, bookedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { earliestStart, lastDay } from '../../work/crew-items/crew-items.public.ts';
import type { Db } from '#platform/db/tables.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';

type Range = { personId: string; from: string; to: string };

/** Positions of a person that take one of these days, by day and time; those that bind, or also those that wait for an answer. */
export async function jobsInRange(db: Db, { personId, from, to }: Range, { alsoAsked = false } = {}) {
  const { nightUntil } = await tenantRules(db);
  return db
    .selectFrom('crewItem as i')
    .innerJoin('crew as k', 'k.id', 'i.crewId')
    .innerJoin('project as j', 'j.id', 'i.projectId')
    .select([
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
    .where('i.personId', '=', personId)
    .where('i.startDate', '>=', earliestStart(from))
    .where('i.startDate', '<=', to)
    .where(lastDay(nightUntil), '>=', from)
    .where('i.status', 'in', alsoAsked ? activeStates : bookedStates)
    .orderBy('i.startDate')
    .orderBy('i.startsAt')
    .orderBy('i.id')
    .execute();
}
export type JobInRange = Awaited<ReturnType<typeof jobsInRange>>[number];

/** Who plans with this person: those whose membership crews they belong to. */
export async function plannersOf(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('plannerCrewMembership as m')
    .innerJoin('plannerCrew as g', 'g.id', 'm.plannerCrewId')
    .select('g.plannerId as id')
    .distinct()
    .where('m.personId', '=', personId)
    .where('g.kind', '=', 'membership')
    .where('g.plannerId', 'is not', null)
    .execute();
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}
