import { escapeIdentifier } from 'pg';
import type { Database } from '#platform/db/database.ts';

/** Where the names that people give to things stand. */
const named = [
  ['company', 'name'],
  ['crew', 'name'],
  ['document', 'name'],
  ['form', 'name'],
  ['location', 'name'],
  ['mailbox', 'name'],
  ['plannerCrew', 'name'],
  ['plusCrew', 'name'],
  ['project', 'name'],
  ['receipt', 'merchant'],
  ['staffContract', 'caption'],
  ['emailMessage', 'fromName'],
  ['emailMessage', 'subject'],
] as const;

/** Stands before the names of things, so that those which are cut at their end look the same. */
const words = 'Jubiläumsveranstaltung Vertraulichkeitserklärung Kongressgesellschaft';

/** Gives everybody and everything of a tenant a name of 60 letters: people with their own first, things with it last. */
export const lengthenNames = (database: Database, tenant: string): Promise<void> =>
  database.asOwner(async (session) => {
    for (const [table, column] of named) {
      const name = escapeIdentifier(column);
      await session.query(
        `update ${escapeIdentifier(table)} set ${name} = left($2, greatest(0, 59 - length(${name}))) || ' ' || ${name}
         where "tenantId" = $1 and length(${name}) between 1 and 58`,
        [tenant, words],
      );
    }
    await session.query(
      `update tenant set name = left(name || ' ' || $2, 60) where id = $1 and length(name) < 60`,
      [tenant, words],
    );
    // Who a mail came to is written into it.
    await session.query(
      `update "emailMessage" set "toPeople" = '[]', "ccPeople" = '[]' where "tenantId" = $1`,
      [tenant],
    );
    await session.query(
      `update person set
         "firstName" = "firstName" || ' ' || left($2, greatest(0, 28 - length("firstName"))),
         "lastName" = "lastName" || '-' || left($3, greatest(0, 29 - length("lastName")))
       where "tenantId" = $1`,
      [tenant, 'Maximilian Alexander Ferdinand', 'Wolkenstein-Schillingsfürsten'],
    );
  });
