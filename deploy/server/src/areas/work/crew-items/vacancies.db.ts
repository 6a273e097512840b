import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';
import { heldBack, lastDayTaken } from './held-back.db.ts';
import { isVacancy, offeredTo, offerRuns } from './offer.db.ts';
import { factColumns, itemBase, ownApplication } from './item-rows.db.ts';

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
    .selectFrom('crewItem as i')
    .leftJoin('crewItemApplication as a', (join) =>
      join.onRef('a.crewItemId', '=', 'i.id').on('a.personId', '=', personId).on('a.state', '=', 'applied'),
    )
    .where(isVacancy(now))
    // What somebody has applied for stays with them when the offer ends or is for others.
    .where(sql<boolean>`(a.id is not null or (${offerRuns(now)} and ${offeredTo(personId)}))`);
  if (wanted.functionId) found = found.where('i.functionId', '=', wanted.functionId);
  if (wanted.projectId) found = found.where('i.projectId', '=', wanted.projectId);
  if (wanted.from) found = found.where('i.startDate', '>=', wanted.from);
  if (wanted.to) found = found.where('i.startDate', '<=', wanted.to);
  return found
    .groupBy([
      'i.crewId',
      'i.functionId',
      'i.startsAt',
      'i.endsAt',
      'i.startDate',
      'i.offerUntil',
      'i.offerMode',
    ])
    .select([
      'i.crewId',
      'i.functionId',
      'i.startsAt',
      'i.endsAt',
      'i.startDate',
      sql<string>`greatest(i."startDate", max(${lastDayTaken(nightUntil)}))`.as('lastDay'),
      sql<string>`coalesce(min(i.id) filter (where a.id is not null), min(i.id))`.as('id'),
      sql<boolean>`bool_or(a.id is not null)`.as('applied'),
      sql<number>`count(*)`.as('freePlaces'),
    ]);
};

/** A page of places by time, and how many there are on all pages. */
export async function freePlaces(db: Db, wanted: Wanted) {
  const { personId, possible } = wanted;
  const shown = sql`with place as materialized (${placesOf(db, wanted)}), ${heldBack.facts(personId)},
    shown as materialized (select g.id, g."startsAt", g."freePlaces" from place g
      where ${possible ? sql`(g.applied or ${heldBack.fits(personId)})` : sql`true`})`;
  const { rows } = await sql<{ id: string | null; freePlaces: number; total: number }>`${shown}
    select t.total, g.id, g."freePlaces" from (select count(*) as total from shown) t
    left join (select * from shown order by "startsAt", id limit ${wanted.limit} offset ${offsetOf(wanted)}) g
      on true order by g."startsAt", g.id`.execute(db);
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
    .where('i.id', 'in', [...itemIds])
    .select(factColumns)
    .select([
      'f.payHint as functionHint',
      'i.payBasis',
      'i.payMinor',
      'i.currency',
      'i.offerUntil',
      'i.offerMode',
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
      sql<{
        latitude: number;
        longitude: number;
      } | null>`json_build_object('latitude', avg(latitude), 'longitude', avg(longitude))`.as('home'),
    ])
    .where('latitude', 'is not', null)
    .groupBy(['city', 'country'])
    .as('h');

/** As a column: where a person about lives; nothing where no site of that town is known. */
export const homeOf = (db: Db, personId: string) =>
  db
    .selectFrom('person as m')
    .leftJoin(homes(db), (join) => join.onRef('h.city', '=', 'm.city').onRef('h.country', '=', 'm.country'))
    .select('h.home')
    .where('m.id', '=', personId);

export const homeOfPerson = async (db: Db, id: string) =>
  (await homeOf(db, id).executeTakeFirst())?.home ?? null;
