import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { isMember, ledBy } from '../../account/access/access.public.ts';
import type { InCrew } from '../../account/access/access.public.ts';

/** A crew and how somebody stands to it, in one look. */
export const crewFor = (db: Db, { crewId, personId }: InCrew) =>
  db
    .selectFrom('crew as c')
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.project_id'),
    )
    .select([
      'c.id',
      'c.version',
      'c.number',
      'c.name',
      'c.project_id as projectId',
      'c.time_zone as timeZone',
      'c.start_date as startDate',
      'c.end_date as endDate',
      'c.signed_off_at as signedOffAt',
      'c.cancelled_at as cancelledAt',
      'p.number as projectNumber',
      'p.planner_id as plannerId',
      'p.company_id as companyId',
      sql<boolean>`exists (select from crew_item i where i.tenant_id = c.tenant_id and i.crew_id = c.id
        and i.person_id = ${personId} and ${isMember('i')})`.as('member'),
      ledBy(personId, 'c').as('chief'),
      sql<boolean>`p.kind = 'client' and exists (select from contact k where k.tenant_id = c.tenant_id
        and k.person_id = ${personId} and k.company_id = p.company_id and k.active)`.as('ofCompany'),
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
    select distinct i.person_id as id from crew_item i where i.crew_id = ${crewId} and i.person_id is not null
      and ${isMember('i')}
    union select p.planner_id from crew c join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
      where c.id = ${crewId} and p.planner_id is not null`;

const haveTheDay = sql<{ id: string }>`
    select distinct g.person_id as id from login g
      join login_right r on r.tenant_id = g.tenant_id and r.login_id = g.id
      join login_type t on t.tenant_id = g.tenant_id and t.login_id = g.id
      where r.right_name = 'crews' and r.permission = 'READ' and t.login_type in ('planners', 'operations', 'planning', 'office')
        and not g.blocked and g.person_id is not null`;

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
    select distinct k.person_id as id from crew c
      join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
      join project_contact pc on pc.tenant_id = p.tenant_id and pc.project_id = p.id and pc.role = 'client'
      join contact k on k.tenant_id = pc.tenant_id and k.id = pc.contact_id
    where c.id = ${crewId} and k.person_id is not null and k.active and k.company_id = p.company_id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
