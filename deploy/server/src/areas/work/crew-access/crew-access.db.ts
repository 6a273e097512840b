import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { isMember, ledBy } from '../../account/access/access.public.ts';
import type { InCrew } from '../../account/access/access.public.ts';

/** A crew and how somebody stands to it, in one look. */
export const crewFor = (db: Db, { crewId, personId }: InCrew) =>
  db
    .selectFrom('crew as c')
    .innerJoin('project as p', 'p.id', 'c.projectId')
    .select([
      'c.id',
      'c.version',
      'c.number',
      'c.name',
      'c.projectId',
      'c.timeZone',
      'c.startDate',
      'c.endDate',
      'c.signedOffAt',
      'c.cancelledAt',
      'p.number as projectNumber',
      'p.plannerId',
      'p.companyId',
      sql<boolean>`exists (select from "crewItem" i where i."crewId" = c.id
        and i."personId" = ${personId} and ${isMember('i')})`.as('member'),
      ledBy(personId, 'c').as('chief'),
      sql<boolean>`p.kind = 'client' and exists (select from contact k where k."personId" = ${personId} and k."companyId" = p."companyId" and k.active)`.as(
        'ofCompany',
      ),
    ])
    .where('c.id', '=', crewId)
    .executeTakeFirst();

export type CrewFound = NonNullable<Awaited<ReturnType<typeof crewFor>>>;

/** Whom a change of a crew concerns: its people and its planner. */
export async function peopleOf(db: Db, crewId: string): Promise<string[]> {
  const { rows } = await concerned(crewId).execute(db);
  return rows.map(({ id }) => id);
}
const concerned = (crewId: string) => sql<{ id: string }>`
    select distinct i."personId" as id from "crewItem" i where i."crewId" = ${crewId} and i."personId" is not null
      and ${isMember('i')}
    union select p."plannerId" from crew c join project p on p.id = c."projectId"
      where c.id = ${crewId} and p."plannerId" is not null`;

const haveTheDay = sql<{ id: string }>`
    select distinct g."personId" as id from login g
      join "loginRight" r on r."loginId" = g.id
      join "loginType" t on t."loginId" = g.id
      where r."rightName" = 'crews' and r.permission = 'READ' and t."loginType" in ('planners', 'operations', 'planning', 'office')
        and not g.blocked and g."personId" is not null`;

/** Everybody who has today's crews on the start page. */
export const peopleWithTheDay = async (db: Db): Promise<string[]> =>
  (await haveTheDay.execute(db)).rows.map(({ id }) => id);

/** Both. */
export async function peopleWatching(db: Db, crewId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${concerned(crewId)} union ${haveTheDay}`.execute(db);
  return rows.map(({ id }) => id);
}

/** People of the client who sign in here and look after this crew's project. */
export async function clientsOf(db: Db, crewId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct k."personId" as id from crew c
      join project p on p.id = c."projectId"
      join "projectContact" pc on pc."projectId" = p.id and pc.role = 'client'
      join contact k on k.id = pc."contactId"
    where c.id = ${crewId} and k."personId" is not null and k.active and k."companyId" = p."companyId"`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
