import { pageOf } from '#platform/db/page-of.ts';
import { randomUUID } from 'node:crypto';
import { searchText } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { offeredTo } from '../crew-items/crew-items.public.ts';
import { canSeeCrew, canSeeProject } from '../../account/access/access.public.ts';
import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';

/** Places of the work that somebody has to do with; who looks for work sees where places are free. */
function locationSeen(viewer: Viewer, vacancies: boolean) {
  if (viewer.inside) return sql<boolean>`true`;
  const offered = sql<boolean>`l.id in (select k."locationId" from crew k join "crewItem" i
    on i."crewId" = k.id where i.status = 'vacant' and ${offeredTo(viewer.personId)})`;
  return sql<boolean>`(l.id in (select k."locationId" from crew k join project p
      on p.id = k."projectId" where ${canSeeCrew(viewer)})
    or l.id in (select p."locationId" from project p where ${canSeeProject(viewer)})
    or ${vacancies ? offered : sql<boolean>`false`})`;
}

const seenLocations = (db: Db, viewer: Viewer, vacancies: boolean) =>
  db
    .selectFrom('location as l')
    .select([
      'l.id',
      'l.version',
      'l.name',
      'l.street',
      'l.zip',
      'l.city',
      'l.country',
      'l.timeZone',
      'l.latitude',
      'l.longitude',
      'l.radiusM',
      'l.note',
      'l.noNetwork',
    ])
    .where(locationSeen(viewer, vacancies));

export async function locationRows(
  db: Db,
  viewer: Viewer,
  wanted: { vacancies: boolean; search: Search; limit: number; page: number },
) {
  const found = seenLocations(db, viewer, wanted.vacancies).where(
    hasAll(sql.ref('l.searchText'), wanted.search),
  );
  return pageOf(found.orderBy('l.name').orderBy('l.id'), wanted);
}

export const locationById = (db: Db, viewer: Viewer, id: string, vacancies: boolean) =>
  seenLocations(db, viewer, vacancies).where('l.id', '=', id).executeTakeFirst();

export type LocationFacts = {
  name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  timeZone: string;
  latitude: number | null;
  longitude: number | null;
  radiusM: number;
  note: string;
  noNetwork: boolean;
};

const rowOf = ({ timeZone, radiusM, noNetwork, ...facts }: LocationFacts) => ({
  ...facts,
  timeZone,
  radiusM,
  noNetwork,
  searchText: searchText(`${facts.name} ${facts.street} ${facts.zip} ${facts.city}`),
});

export async function insertLocation(db: Db, facts: LocationFacts): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('location')
    .values({ ...rowOf(facts), id })
    .execute();
  return id;
}

export const lockLocation = (db: Db, id: string) =>
  db.selectFrom('location').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateLocation = async (db: Db, id: string, facts: LocationFacts): Promise<void> => {
  await db
    .updateTable('location')
    .set({ ...rowOf(facts), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
};
