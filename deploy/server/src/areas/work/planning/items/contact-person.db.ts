import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/http/handler.ts';
import type { Db } from '#platform/db/tables.ts';
import { viewerOf } from '../../../account/access/access.public.ts';

/** The person behind a contact's id or number; everybody's for those who plan, else only one's own. */
export async function personOfContact(db: Db, caller: Caller, contact: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from person where "contactNumber" = ${contact}
    union all select person.id from contact join person on person.id = contact."personId"
    where contact.id = ${contact} or contact.number = ${contact} limit 1`.execute(db);
  const [found] = rows;
  if (!found || !(viewerOf(caller).inside || found.id === caller.personId)) throw notFound();
  return found.id;
}

/** Ids of the people in groups that somebody plans with; where there are none, that person alone. */
export async function plannedBy(db: Db, personId: string): Promise<RawBuilder<unknown>> {
  const members = sql`(select "plannerCrewMembership"."personId" from "plannerCrewMembership"
    join "plannerCrew" on "plannerCrew".id = "plannerCrewMembership"."plannerCrewId"
    where "plannerCrew"."plannerId" = ${personId})`;
  const plans = await db
    .selectFrom('plannerCrew')
    .select('id')
    .where('plannerId', '=', personId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return plans ? members : sql`(${personId})`;
}
