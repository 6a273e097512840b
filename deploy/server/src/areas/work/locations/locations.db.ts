import { pageOf } from '#platform/db/list/page-of.ts';
import { randomUUID } from 'node:crypto';
import { searchText } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { offeredTo } from '../crew-items/crew-items.public.ts';
import { canSeeCrew, canSeeProject } from '../../account/access/access.public.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';

/** Places of the work that somebody has to do with; who looks for work sees where places are free. */
function locationSeen(viewer: Viewer, vacancies: boolean) {
  if (viewer.inside) return sql<boolean>`true`;
  const offered = sql<boolean>`location.id in (select crew."locationId" from crew join "crewItem"
    on "crewItem"."crewId" = crew.id where "crewItem".status = 'vacant' and ${offeredTo(viewer.personId)})`;
  return sql<boolean>`(location.id in (select crew."locationId" from crew join project
      on project.id = crew."projectId" where ${canSeeCrew(viewer)})
    or location.id in (select project."locationId" from project where ${canSeeProject(viewer)})
    or ${vacancies ? offered : sql<boolean>`false`})`;
}

const seenLocations = (db: Db, viewer: Viewer, vacancies: boolean) =>
  db
    .selectFrom('location')
    .select([
      'location.id',
      'location.version',
      'location.name',
      'location.street',
      'location.zip',
      'location.city',
      'location.country',
      'location.timeZone',
      'location.latitude',
      'location.longitude',
      'location.radiusM',
      'location.note',
      'location.noNetwork',
    ])
    .where(locationSeen(viewer, vacancies));

export async function locationRows(
  db: Db,
  viewer: Viewer,
  wanted: { vacancies: boolean; search: Search; limit: number; page: number },
) {
  const found = seenLocations(db, viewer, wanted.vacancies).where(
    hasAll(sql.ref('location.searchText'), wanted.search),
  );
  return pageOf(found.orderBy('location.name').orderBy('location.id'), wanted);
}

export const locationById = (db: Db, viewer: Viewer, id: string, vacancies: boolean) =>
  seenLocations(db, viewer, vacancies).where('location.id', '=', id).executeTakeFirst();

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
