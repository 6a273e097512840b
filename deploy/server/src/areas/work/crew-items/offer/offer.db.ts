import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { applicantCount } from '../state/applications.db.ts';

/** A position is offered to this person, whether or not somebody can still apply. */
export const offeredTo = (personId: string | null | RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  ("crewItem"."offerFunctions" is null or "crewItem"."offerFunctions" && array(
    select "personFunction"."functionId" from "personFunction" where "personFunction"."personId" = ${personId}))
  and ("crewItem"."offerRegions" is null or coalesce(
    (select reader."regionId" from person reader where reader.id = ${personId}) = any("crewItem"."offerRegions"), false))
  and ("crewItem"."offerCrewId" is null or "crewItem"."offerCrewId" in (
    select "plannerCrewMembership"."plannerCrewId" from "plannerCrewMembership"
      where "plannerCrewMembership"."personId" = ${personId})))`;

/** The offer still runs. */
export const offerRuns = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`("crewItem"."offerUntil" is null or "crewItem"."offerUntil" > ${now})`;

/** Free and ahead. Crews there are thousands of, cancelled ones a few. */
export const isVacancy = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`("crewItem".status = 'vacant' and "crewItem"."startsAt" > ${now}
    and "crewItem"."crewId" not in (select id from crew where "cancelledAt" is not null)
    and "crewItem"."projectId" in (select id from project where "cancelledAt" is null and "closedAt" is null))`;

export const isOfferedTo = async (
  db: Db,
  { itemId, personId }: { itemId: string; personId: string },
): Promise<boolean> =>
  (await db
    .selectFrom('crewItem')
    .select('id')
    .where('id', '=', itemId)
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

/** People who can open the list of vacancies, with their login. */
export const vacancyReaders = (db: Db) => {
  const has = (right: string) => sql<boolean>`exists (select from "loginRight"
    where "loginRight"."loginId" = login.id and "loginRight"."rightName" = ${right}
      and "loginRight".permission = 'READ')`;
  return db
    .selectFrom('person')
    .innerJoin('login', 'login.personId', 'person.id')
    .where('person.active', '=', true)
    .where('login.blocked', '=', false)
    .where(has('persons'))
    .where(has('mobileProjectVacancies'));
};

/** People who look for vacancies and belong to these functions, regions and crew. */
export async function peopleReached(db: Db, reach: Reach): Promise<number> {
  let found = vacancyReaders(db).select(sql<number>`count(distinct person.id)::int`.as('people'));
  const { functionIds, regionIds, plannerCrewId } = reach;
  if (functionIds.length > 0)
    found = found.where('person.id', 'in', (one) =>
      one
        .selectFrom('personFunction')
        .select('personId')
        .where('functionId', 'in', [...functionIds]),
    );
  if (regionIds.length > 0) found = found.where('person.regionId', 'in', [...regionIds]);
  if (plannerCrewId !== null)
    found = found.where('person.id', 'in', (one) =>
      one.selectFrom('plannerCrewMembership').select('personId').where('plannerCrewId', '=', plannerCrewId),
    );
  return (await found.executeTakeFirstOrThrow()).people;
}

/** Positions and how they are offered, in the order in which they begin. */
export const offeredItems = (db: Db, { ids, alike }: { ids: readonly string[]; alike: boolean }) =>
  db
    .selectFrom('crewItem')
    .innerJoin('function', 'function.id', 'crewItem.functionId')
    .select([
      'crewItem.id',
      'crewItem.version',
      'crewItem.status',
      'crewItem.functionId',
      'function.caption',
      'crewItem.startDate',
      'crewItem.startTime',
      'crewItem.timeZone',
      'crewItem.startsAt',
      'crewItem.offerUntil as until',
      'crewItem.offerMode as mode',
      'crewItem.offerFunctions as functionIds',
      'crewItem.offerRegions as regionIds',
      'crewItem.offerCrewId as plannerCrewId',
      applicantCount.as('applicants'),
    ])
    .where((where) =>
      alike
        ? where.exists(
            where
              .selectFrom('crewItem as chosen')
              .select('chosen.id')
              .where('chosen.id', 'in', [...ids])
              .whereRef('chosen.crewId', '=', 'crewItem.crewId')
              .whereRef('chosen.functionId', '=', 'crewItem.functionId')
              .where(sql<boolean>`chosen."startsAt" is not distinct from "crewItem"."startsAt"
                and chosen."endsAt" is not distinct from "crewItem"."endsAt"
                  and chosen."startDate" = "crewItem"."startDate"`)
              .where((or) =>
                or.or([
                  or('chosen.id', '=', or.ref('crewItem.id')),
                  or.and([
                    or('crewItem.status', 'in', crewItemGroups.unasked),
                    or('crewItem.personId', 'is', null),
                  ]),
                ]),
              ),
          )
        : where('crewItem.id', 'in', [...ids]),
    )
    .orderBy('crewItem.startsAt')
    .orderBy('crewItem.id')
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
    .where('closedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return { functions, regions, crews };
}

/** Offers whose time is over: nobody knows of it yet, or nobody waits for an answer any more. */
export const endedOffers = async (db: Db, now: Date): Promise<string[]> =>
  (
    await db
      .selectFrom('crewItem')
      .select('id')
      .where('status', '=', 'vacant')
      .where('offerUntil', '<=', now)
      .where(sql<boolean>`("crewItem"."offerEndedAt" is null or ${applicantCount} = 0)`)
      .orderBy('offerUntil')
      .limit(200)
      .execute()
  ).map(({ id }) => id);

export const countApplicants = async (db: Db, id: string): Promise<number> =>
  (
    await db
      .selectFrom('crewItem')
      .select(applicantCount.as('applicants'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).applicants;

/** Not a change that anybody's version must know of. */
export const setOfferEnded = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('crewItem').set({ offerEndedAt: at }).where('id', '=', id).execute();
};
