import type { Db } from '../../../platform/db/tables.ts';

/** The group, held until the transaction ends: two that take the last place wait for each other. */
export const groupForChange = (db: Db, id: string) =>
  db
    .selectFrom('planner_crew')
    .select(['id', 'name', 'places', 'planner_id as plannerId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const membershipOf = (
  db: Db,
  { plannerCrewId, personId }: { plannerCrewId: string; personId: string },
) =>
  db
    .selectFrom('planner_crew_membership')
    .select(['id', 'planner_crew_id as plannerCrewId', 'person_id as personId', 'since'])
    .where('planner_crew_id', '=', plannerCrewId)
    .where('person_id', '=', personId)
    .executeTakeFirst();

export const membershipById = (db: Db, id: string) =>
  db
    .selectFrom('planner_crew_membership as m')
    .innerJoin('planner_crew as g', (join) =>
      join.onRef('g.tenant_id', '=', 'm.tenant_id').onRef('g.id', '=', 'm.planner_crew_id'),
    )
    .select(['m.id', 'm.person_id as personId', 'g.id as groupId', 'g.name', 'g.planner_id as plannerId'])
    .where('m.id', '=', id)
    .executeTakeFirst();

export const countMembers = async (db: Db, groupId: string): Promise<number> =>
  (
    await db
      .selectFrom('planner_crew_membership')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('planner_crew_id', '=', groupId)
      .executeTakeFirstOrThrow()
  ).count;

export const insertMembership = async (
  db: Db,
  row: { id: string; planner_crew_id: string; person_id: string; since: string; added_by: string | null },
): Promise<void> => {
  await db.insertInto('planner_crew_membership').values(row).execute();
};

export const deleteMembership = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('planner_crew_membership').where('id', '=', id).execute();
};

export const activePerson = (db: Db, id: string) =>
  db.selectFrom('person').select('id').where('id', '=', id).where('active', '=', true).executeTakeFirst();
