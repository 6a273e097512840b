import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { isMember, ledBy } from '../../account/access/access.public.ts';
import type { InCrew } from '../../account/access/access.public.ts';

/** A crew and how somebody stands to it, in one look. */
export const crewFor = (db: Db, { crewId, personId }: InCrew) =>
  db
    .selectFrom('crew')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .select([
      'crew.id',
      'crew.version',
      'crew.number',
      'crew.name',
      'crew.projectId',
      'crew.timeZone',
      'crew.startDate',
      'crew.endDate',
      'crew.signedOffAt',
      'crew.cancelledAt',
      'project.number as projectNumber',
      'project.plannerId',
      'project.companyId',
      sql<boolean>`exists (select from "crewItem" where "crewItem"."crewId" = crew.id
        and "crewItem"."personId" = ${personId} and ${isMember('crewItem')})`.as('member'),
      ledBy(personId, 'crew').as('chief'),
      sql<boolean>`project.kind = 'client' and exists (select from contact where contact."personId" = ${personId}
        and contact."companyId" = project."companyId" and contact.active)`.as('ofCompany'),
    ])
    .where('crew.id', '=', crewId)
    .executeTakeFirst();

export type CrewFound = NonNullable<Awaited<ReturnType<typeof crewFor>>>;

/** Whom a change of a crew concerns: its people and its planner. */
export async function peopleOf(db: Db, crewId: string): Promise<string[]> {
  const { rows } = await concerned(crewId).execute(db);
  return rows.map(({ id }) => id);
}
const concerned = (crewId: string) => sql<{ id: string }>`
    select distinct "crewItem"."personId" as id from "crewItem" where "crewItem"."crewId" = ${crewId}
      and "crewItem"."personId" is not null
      and ${isMember('crewItem')}
    union select project."plannerId" from crew join project on project.id = crew."projectId"
      where crew.id = ${crewId} and project."plannerId" is not null`;

const haveTheDay = sql<{ id: string }>`
    select distinct login."personId" as id from login
      join "loginRight" on "loginRight"."loginId" = login.id
      join "loginType" on "loginType"."loginId" = login.id
      where "loginRight"."rightName" = 'crews' and "loginRight".permission = 'READ'
        and "loginType"."loginType" in ('planners', 'operations', 'planning', 'office')
        and not login.blocked and login."personId" is not null`;

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
    select distinct contact."personId" as id from crew
      join project on project.id = crew."projectId"
      join "projectContact" on "projectContact"."projectId" = project.id and "projectContact".role = 'client'
      join contact on contact.id = "projectContact"."contactId"
    where crew.id = ${crewId} and contact."personId" is not null and contact.active
      and contact."companyId" = project."companyId"`.execute(db);
  return rows.map(({ id }) => id);
}
