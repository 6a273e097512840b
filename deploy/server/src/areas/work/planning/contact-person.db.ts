import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { viewerOf } from '../../account/access/access.public.ts';

/** The person behind a contact's id or number; everybody's for those who plan, else only one's own. */
export async function personOfContact(db: Db, caller: Caller, contact: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from person where contact_number = ${contact}
    union all select p.id from contact c join person p on p.tenant_id = c.tenant_id and p.id = c.person_id
    where c.id = ${contact} or c.number = ${contact} limit 1`.execute(db);
  const [found] = rows;
  if (!found || !(viewerOf(caller).inside || found.id === caller.personId)) throw notFound();
  return found.id;
}

/** Ids of the people in groups that somebody plans with; where there are none, that person alone. */
export async function plannedBy(db: Db, personId: string): Promise<RawBuilder<unknown>> {
  const members = sql`(select m.person_id from planner_crew_membership m
    join planner_crew g on g.tenant_id = m.tenant_id and g.id = m.planner_crew_id
    where g.planner_id = ${personId})`;
  const plans = await db
    .selectFrom('planner_crew')
    .select('id')
    .where('planner_id', '=', personId)
    .executeTakeFirst();
  return plans ? members : sql`(${personId})`;
}
