import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import { heldBack, lastDayTaken } from './held-back.db.ts';
import { isVacancy, offeredTo, offerRuns } from '../offer/offer.db.ts';
import { factColumns, itemBase, ownApplication } from '../item/item-rows.db.ts';

type Wanted = {
  personId: string;
  now: Date;
  nightUntil: string;
  /** Only what nothing stops the person from taking, and what the person has asked for. */
  possible: boolean;
  functionId?: string | undefined;
  projectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  page: number;
};

/** Free positions that are alike (crew, function, times) as one: the one that the person asked for, or the first. */
const placesOf = (db: Db, { personId, now, nightUntil, ...wanted }: Wanted) => {
  let found = db
    .selectFrom('crewItem')
    .leftJoin('crewItemApplication', (join) =>
      join
        .onRef('crewItemApplication.crewItemId', '=', 'crewItem.id')
        .on('crewItemApplication.personId', '=', personId)
        .on('crewItemApplication.state', '=', 'applied'),
    )
    .where(isVacancy(now))
    // What somebody has applied for stays with them when the offer ends or is for others.
    .where(
      sql<boolean>`("crewItemApplication".id is not null or (${offerRuns(now)} and ${offeredTo(personId)}))`,
    );
  if (wanted.functionId) found = found.where('crewItem.functionId', '=', wanted.functionId);
  if (wanted.projectId) found = found.where('crewItem.projectId', '=', wanted.projectId);
  if (wanted.from) found = found.where('crewItem.startDate', '>=', wanted.from);
  if (wanted.to) found = found.where('crewItem.startDate', '<=', wanted.to);
  return found
    .groupBy([
      'crewItem.crewId',
      'crewItem.functionId',
      'crewItem.startsAt',
      'crewItem.endsAt',
      'crewItem.startDate',
      'crewItem.offerUntil',
      'crewItem.offerMode',
    ])
    .select([
      'crewItem.crewId',
      'crewItem.functionId',
      'crewItem.startsAt',
      'crewItem.endsAt',
      'crewItem.startDate',
      sql<string>`greatest("crewItem"."startDate", max(${lastDayTaken(nightUntil)}))`.as('lastDay'),
      sql<string>`coalesce(min("crewItem".id) filter (where "crewItemApplication".id is not null),
        min("crewItem".id))`.as('id'),
      sql<boolean>`bool_or("crewItemApplication".id is not null)`.as('applied'),
      sql<number>`count(*)`.as('freePlaces'),
    ]);
};

/** A page of places by time, and how many there are on all pages. */
export async function freePlaces(db: Db, wanted: Wanted) {
  const { personId, possible } = wanted;
  const shown = sql`with place as materialized (${placesOf(db, wanted)}), ${heldBack.facts(personId)},
    shown as materialized (select place.id, place."startsAt", place."freePlaces" from place
      where ${possible ? sql`(place.applied or ${heldBack.fits(personId)})` : sql`true`})`;
  const { rows } = await sql<{ id: string | null; freePlaces: number; total: number }>`${shown}
    select counted.total, page.id, page."freePlaces" from (select count(*) as total from shown) counted
    left join (select * from shown order by "startsAt", id limit ${wanted.limit} offset ${offsetOf(wanted)}) page
      on true order by page."startsAt", page.id`.execute(db);
  return {
    places: rows.flatMap(({ id, freePlaces }) => (id === null ? [] : [{ id, freePlaces }])),
    total: rows[0]?.total ?? 0,
  };
}

export const vacancyRows = (
  db: Db,
  { personId, itemIds }: { personId: string; itemIds: readonly string[] },
) =>
  itemBase(db)
    .where('crewItem.id', 'in', [...itemIds])
    .select(factColumns)
    .select([
      'function.payHint as functionHint',
      'crewItem.payBasis',
      'crewItem.payMinor',
      'crewItem.currency',
      'crewItem.offerUntil',
      'crewItem.offerMode',
      ownApplication(personId).as('application'),
    ])
    .execute();

/** About where people of a town live: among the sites that are known there. */
export const homes = (db: Db) =>
  db
    .selectFrom('location')
    .select([
      'city',
      'country',
      jsonBuildObject({ latitude: sql<number>`avg(latitude)`, longitude: sql<number>`avg(longitude)` }).as(
        'home',
      ),
    ])
    .where('latitude', 'is not', null)
    .groupBy(['city', 'country'])
    .as('town');

/** As a column: where a person about lives; nothing where no site of that town is known. */
export const homeOf = (db: Db, personId: string) =>
  db
    .selectFrom('person')
    .leftJoin(homes(db), (join) =>
      join.onRef('town.city', '=', 'person.city').onRef('town.country', '=', 'person.country'),
    )
    .select('town.home')
    .where('person.id', '=', personId);

export const homeOfPerson = async (db: Db, id: string) =>
  (await homeOf(db, id).executeTakeFirst())?.home ?? null;
