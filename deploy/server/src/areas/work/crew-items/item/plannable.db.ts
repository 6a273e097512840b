import { sql } from 'kysely';

/** Who can be planned: active people who can do something and speak for no client. */
export const plannable = sql<boolean>`(person.active and person.id in (select "personFunction"."personId"
  from "personFunction")
  and person.id not in (select contact."personId" from contact where contact."personId" is not null
    and contact."companyId" is not null))`;
