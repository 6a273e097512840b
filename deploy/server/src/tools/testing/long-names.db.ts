import type { Database } from '../../platform/db/database.ts';

/** Where the names that people give to things stand. */
const named = [
  ['company', 'name'],
  ['crew', 'name'],
  ['document', 'name'],
  ['form', 'name'],
  ['location', 'name'],
  ['mailbox', 'name'],
  ['planner_crew', 'name'],
  ['plus_crew', 'name'],
  ['project', 'name'],
  ['receipt', 'merchant'],
  ['staff_contract', 'caption'],
  ['email_message', 'from_name'],
  ['email_message', 'subject'],
] as const;

/** Stands before the names of things, so that those which are cut at their end look the same. */
const words = 'Jubiläumsveranstaltung Vertraulichkeitserklärung Kongressgesellschaft';

/** Gives everybody and everything of a tenant a name of 60 letters: people with their own first, things with it last. */
export const lengthenNames = (database: Database, tenant: string): Promise<void> =>
  database.asOwner(async (session) => {
    for (const [table, column] of named)
      await session.query(
        `update ${table} set ${column} = left($2, greatest(0, 59 - length(${column}))) || ' ' || ${column}
         where tenant_id = $1 and length(${column}) between 1 and 58`,
        [tenant, words],
      );
    await session.query(
      `update tenant set name = left(name || ' ' || $2, 60) where id = $1 and length(name) < 60`,
      [tenant, words],
    );
    // Who a mail came to is written into it.
    await session.query(`update email_message set to_people = '[]', cc_people = '[]' where tenant_id = $1`, [
      tenant,
    ]);
    await session.query(
      `update person set
         first_name = first_name || ' ' || left($2, greatest(0, 28 - length(first_name))),
         last_name = last_name || '-' || left($3, greatest(0, 29 - length(last_name)))
       where tenant_id = $1`,
      [tenant, 'Maximilian Alexander Ferdinand', 'Wolkenstein-Schillingsfürsten'],
    );
  });
