import { sql } from 'kysely';

/** Who can be planned, of `person as p`: active people who can do something and speak for no client. */
export const plannable = sql<boolean>`(p.active and p.id in (select f."personId" from "personFunction" f)
  and p.id not in (select c."personId" from contact c where c."personId" is not null
    and c."companyId" is not null))`;
