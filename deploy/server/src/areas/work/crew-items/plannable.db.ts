import { sql } from 'kysely';

/** Who can be planned, of `person as p`: active people who can do something and speak for no client. */
export const plannable = sql<boolean>`(p.active and p.id in (select f.person_id from person_function f)
  and p.id not in (select c.person_id from contact c where c.person_id is not null
    and c.company_id is not null))`;
