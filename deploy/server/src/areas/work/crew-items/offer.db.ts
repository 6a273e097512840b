import { unaskedStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { applicantsOf } from './applications.db.ts';

/** Of `crewItem as i`: it is offered to this person, whether or not somebody can still apply. */
export const offeredTo = (personId: string | null | RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  (i."offerFunctions" is null or i."offerFunctions" && array(
    select f."functionId" from "personFunction" f where f."personId" = ${personId}))
  and (i."offerRegions" is null or coalesce(
    (select o."regionId" from person o where o.id = ${personId}) = any(i."offerRegions"), false))
  and (i."offerCrewId" is null or i."offerCrewId" in (
    select s."plannerCrewId" from "plannerCrewMembership" s where s."personId" = ${personId})))`;

/** Of `crewItem as i`: the offer still runs. */
export const offerRuns = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(i."offerUntil" is null or i."offerUntil" > ${now})`;

/** Of `crewItem as i`: free and ahead. Crews there are thousands of, cancelled ones a few. */
export const isVacancy = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(i.status = 'vacant' and i."startsAt" > ${now}
    and i."crewId" not in (select id from crew where "cancelledAt" is not null)
    and i."projectId" in (select id from project where "cancelledAt" is null and "closedAt" is null))`;

export const isOfferedTo = async (
  db: Db,
  { itemId, personId }: { itemId: string; personId: string },
): Promise<boolean> =>
  (await db
    .selectFrom('crewItem as i')
    .select('i.id')
    .where('i.id', '=', itemId)
    .where(offeredTo(personId))
    .executeTakeFirst()) !== undefined;

type Reach = {
  readonly functionIds: readonly string[];
  readonly regionIds: readonly string[];
  readonly plannerCrewId: string | null;
};

/** A list for the database: an empty one narrows nothing. */
export const narrowed = (ids: readonly string[]): string[] | null =>
  ids.length === 0 ? null : [...new Set(ids)].toSorted();

/** People who can open the list of vacancies, as `m` with the login `l`. */
export const vacancyReaders = (db: Db) => {
  const has = (right: string) => sql<boolean>`exists (select from "loginRight" r
    where r."loginId" = l.id and r."rightName" = ${right} and r.permission = 'READ')`;
  return db
    .selectFrom('person as m')
    .innerJoin('login as l', 'l.personId', 'm.id')
    .where('m.active', '=', true)
    .where('l.blocked', '=', false)
    .where(has('persons'))
    .where(has('mobileProjectVacancies'));
};

/** People who look for vacancies and belong to these functions, regions and crew. */
export async function peopleReached(db: Db, reach: Reach): Promise<number> {
  let found = vacancyReaders(db).select(sql<number>`count(distinct m.id)::int`.as('people'));
  const { functionIds, regionIds, plannerCrewId } = reach;
  if (functionIds.length > 0)
    found = found.where('m.id', 'in', (one) =>
      one
        .selectFrom('personFunction')
        .select('personId')
        .where('functionId', 'in', [...functionIds]),
    );
  if (regionIds.length > 0) found = found.where('m.regionId', 'in', [...regionIds]);
  if (plannerCrewId !== null)
    found = found.where('m.id', 'in', (one) =>
      one.selectFrom('plannerCrewMembership').select('personId').where('plannerCrewId', '=', plannerCrewId),
    );
  return (await found.executeTakeFirstOrThrow()).people;
}

/** Positions and how they are offered, in the order in which they begin. */
export const offeredItems = (db: Db, { ids, alike }: { ids: readonly string[]; alike: boolean }) =>
  db
    .selectFrom('crewItem as i')
    .innerJoin('function as f', 'f.id', 'i.functionId')
    .select([
      'i.id',
      'i.version',
      'i.status',
      'i.functionId',
      'f.caption',
      'i.startDate',
      'i.startTime',
      'i.timeZone',
      'i.startsAt',
      'i.offerUntil as until',
      'i.offerMode as mode',
      'i.offerFunctions as functionIds',
      'i.offerRegions as regionIds',
      'i.offerCrewId as plannerCrewId',
      applicantsOf('i').as('applicants'),
    ])
    .where((where) =>
      alike
        ? where.exists(
            where
              .selectFrom('crewItem as o')
              .select('o.id')
              .where('o.id', 'in', [...ids])
              .whereRef('o.crewId', '=', 'i.crewId')
              .whereRef('o.functionId', '=', 'i.functionId')
              .where(sql<boolean>`o."startsAt" is not distinct from i."startsAt"
                and o."endsAt" is not distinct from i."endsAt" and o."startDate" = i."startDate"`)
              .where((or) =>
                or.or([
                  or('o.id', '=', or.ref('i.id')),
                  or.and([or('i.status', 'in', unaskedStates), or('i.personId', 'is', null)]),
                ]),
              ),
          )
        : where('i.id', 'in', [...ids]),
    )
    .orderBy('i.startsAt')
    .orderBy('i.id')
    .limit(200)
    .execute();

/** What an offer can be narrowed to. */
export async function offerLists(db: Db) {
  const functions = await db
    .selectFrom('function')
    .select(['id', 'caption'])
    .where('active', '=', true)
    .orderBy('rank')
    .orderBy('caption')
    .orderBy('id')
    .execute();
  const regions = await db
    .selectFrom('catalogueEntry')
    .select(['id', 'caption'])
    .where('list', '=', 'regions')
    .where('active', '=', true)
    .orderBy('rank')
    .orderBy('caption')
    .orderBy('id')
    .execute();
  const crews = await db
    .selectFrom('plannerCrew')
    .select(['id', 'name as caption'])
    .where('kind', '=', 'membership')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return { functions, regions, crews };
}

/** Offers whose time is over: nobody knows of it yet, or nobody waits for an answer any more. */
export const endedOffers = async (db: Db, now: Date): Promise<string[]> =>
  (
    await db
      .selectFrom('crewItem as i')
      .select('i.id')
      .where('i.status', '=', 'vacant')
      .where('i.offerUntil', '<=', now)
      .where(sql<boolean>`(i."offerEndedAt" is null or ${applicantsOf('i')} = 0)`)
      .orderBy('i.offerUntil')
      .limit(200)
      .execute()
  ).map(({ id }) => id);

export const countApplicants = async (db: Db, id: string): Promise<number> =>
  (
    await db
      .selectFrom('crewItem as i')
      .select(applicantsOf('i').as('applicants'))
      .where('i.id', '=', id)
      .executeTakeFirstOrThrow()
  ).applicants;

/** Not a change that anybody's version must know of. */
export const setOfferEnded = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('crewItem').set({ offerEndedAt: at }).where('id', '=', id).execute();
};
