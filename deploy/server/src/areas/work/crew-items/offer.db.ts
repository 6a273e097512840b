import { unaskedStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { applicantsOf } from './applications.db.ts';

/** Of `crew_item as i`: it is offered to this person, whether or not somebody can still apply. */
export const offeredTo = (personId: string | null | RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  (i.offer_functions is null or i.offer_functions && array(
    select f.function_id from person_function f where f.person_id = ${personId}))
  and (i.offer_regions is null or coalesce(
    (select o.region_id from person o where o.id = ${personId}) = any(i.offer_regions), false))
  and (i.offer_crew_id is null or i.offer_crew_id in (
    select s.planner_crew_id from planner_crew_membership s where s.person_id = ${personId})))`;

/** Of `crew_item as i`: the offer still runs. */
export const offerRuns = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(i.offer_until is null or i.offer_until > ${now})`;

/** Of `crew_item as i`: free and ahead. Crews there are thousands of, cancelled ones a few. */
export const isVacancy = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(i.status = 'vacant' and i.starts_at > ${now}
    and i.crew_id not in (select id from crew where cancelled_at is not null)
    and i.project_id in (select id from project where cancelled_at is null and closed_at is null))`;

export const isOfferedTo = async (
  db: Db,
  { itemId, personId }: { itemId: string; personId: string },
): Promise<boolean> =>
  (await db
    .selectFrom('crew_item as i')
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
  const has = (right: string) => sql<boolean>`exists (select from login_right r
    where r.tenant_id = l.tenant_id and r.login_id = l.id and r.right_name = ${right} and r.permission = 'READ')`;
  return db
    .selectFrom('person as m')
    .innerJoin('login as l', (join) =>
      join.onRef('l.tenant_id', '=', 'm.tenant_id').onRef('l.person_id', '=', 'm.id'),
    )
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
        .selectFrom('person_function')
        .select('person_id')
        .where('function_id', 'in', [...functionIds]),
    );
  if (regionIds.length > 0) found = found.where('m.region_id', 'in', [...regionIds]);
  if (plannerCrewId !== null)
    found = found.where('m.id', 'in', (one) =>
      one
        .selectFrom('planner_crew_membership')
        .select('person_id')
        .where('planner_crew_id', '=', plannerCrewId),
    );
  return (await found.executeTakeFirstOrThrow()).people;
}

/** Positions and how they are offered, in the order in which they begin. */
export const offeredItems = (db: Db, { ids, alike }: { ids: readonly string[]; alike: boolean }) =>
  db
    .selectFrom('crew_item as i')
    .innerJoin('function as f', (join) =>
      join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.function_id'),
    )
    .select([
      'i.id',
      'i.version',
      'i.status',
      'i.function_id as functionId',
      'f.caption',
      'i.start_date as startDate',
      'i.start_time as startTime',
      'i.time_zone as timeZone',
      'i.starts_at as startsAt',
      'i.offer_until as until',
      'i.offer_mode as mode',
      'i.offer_functions as functionIds',
      'i.offer_regions as regionIds',
      'i.offer_crew_id as plannerCrewId',
      applicantsOf('i').as('applicants'),
    ])
    .where((where) =>
      alike
        ? where.exists(
            where
              .selectFrom('crew_item as o')
              .select('o.id')
              .where('o.id', 'in', [...ids])
              .whereRef('o.crew_id', '=', 'i.crew_id')
              .whereRef('o.function_id', '=', 'i.function_id')
              .where(sql<boolean>`o.starts_at is not distinct from i.starts_at
                and o.ends_at is not distinct from i.ends_at and o.start_date = i.start_date`)
              .where((or) =>
                or.or([
                  or('o.id', '=', or.ref('i.id')),
                  or.and([or('i.status', 'in', unaskedStates), or('i.person_id', 'is', null)]),
                ]),
              ),
          )
        : where('i.id', 'in', [...ids]),
    )
    .orderBy('i.starts_at')
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
    .selectFrom('catalogue_entry')
    .select(['id', 'caption'])
    .where('list', '=', 'regions')
    .where('active', '=', true)
    .orderBy('rank')
    .orderBy('caption')
    .orderBy('id')
    .execute();
  const crews = await db
    .selectFrom('planner_crew')
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
      .selectFrom('crew_item as i')
      .select('i.id')
      .where('i.status', '=', 'vacant')
      .where('i.offer_until', '<=', now)
      .where(sql<boolean>`(i.offer_ended_at is null or ${applicantsOf('i')} = 0)`)
      .orderBy('i.offer_until')
      .limit(200)
      .execute()
  ).map(({ id }) => id);

export const countApplicants = async (db: Db, id: string): Promise<number> =>
  (
    await db
      .selectFrom('crew_item as i')
      .select(applicantsOf('i').as('applicants'))
      .where('i.id', '=', id)
      .executeTakeFirstOrThrow()
  ).applicants;

/** Not a change that anybody's version must know of. */
export const setOfferEnded = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('crew_item').set({ offer_ended_at: at }).where('id', '=', id).execute();
};
