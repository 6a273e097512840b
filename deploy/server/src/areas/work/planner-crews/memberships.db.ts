import type { Db } from '#platform/db/tables.ts';

/** The group, held until the transaction ends: two that take the last place wait for each other. */
export const groupForChange = (db: Db, id: string) =>
  db
    .selectFrom('plannerCrew')
    .select(['id', 'name', 'places', 'plannerId'])
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const membershipOf = (
  db: Db,
  { plannerCrewId, personId }: { plannerCrewId: string; personId: string },
) =>
  db
    .selectFrom('plannerCrewMembership')
    .select(['id', 'plannerCrewId', 'personId', 'since'])
    .where('plannerCrewId', '=', plannerCrewId)
    .where('personId', '=', personId)
    .executeTakeFirst();

export const membershipById = (db: Db, id: string) =>
  db
    .selectFrom('plannerCrewMembership')
    .innerJoin('plannerCrew', 'plannerCrew.id', 'plannerCrewMembership.plannerCrewId')
    .select([
      'plannerCrewMembership.id',
      'plannerCrewMembership.personId',
      'plannerCrew.id as groupId',
      'plannerCrew.name',
      'plannerCrew.plannerId',
    ])
    .where('plannerCrewMembership.id', '=', id)
    .executeTakeFirst();

export const countMembers = async (db: Db, groupId: string): Promise<number> =>
  (
    await db
      .selectFrom('plannerCrewMembership')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('plannerCrewId', '=', groupId)
      .executeTakeFirstOrThrow()
  ).count;

export const insertMembership = async (
  db: Db,
  row: { id: string; plannerCrewId: string; personId: string; since: string; addedBy: string | null },
): Promise<void> => {
  await db.insertInto('plannerCrewMembership').values(row).execute();
};

export const deleteMembership = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('plannerCrewMembership').where('id', '=', id).execute();
};

export const activePerson = (db: Db, id: string) =>
  db.selectFrom('person').select('id').where('id', '=', id).where('active', '=', true).executeTakeFirst();
