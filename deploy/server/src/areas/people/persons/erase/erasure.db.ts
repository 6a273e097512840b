import { randomUUID } from 'node:crypto';
import type { Db as BossDatabase } from 'pg-boss';
import { json } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import { patternOf, written } from './forget-name.db.ts';

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'erasure.words': string[];
    'erasure.contents': string[];
  }
}

/** What of an erased person is outside of the tenant's tables: files, mails in the outbox, jobs. */
export type Leftovers = { email: string; words: string[]; contents: string[] };

export async function addErasure(db: Db, { email, words, contents }: Leftovers, at: Date): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('erasure')
    .values({ id, email, words: json(words), contents: json(contents), at })
    .execute();
  return id;
}

export const erasureById = (db: Db, id: string): Promise<Leftovers | undefined> =>
  db.selectFrom('erasure').select(['email', 'words', 'contents']).where('id', '=', id).executeTakeFirst();

export const dropErasure = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('erasure').where('id', '=', id).execute();
};

type JobRows = Pick<BossDatabase, 'executeSql'>;

/**
 * Takes a person out of the jobs of a tenant: mails to them are not sent, finished jobs go, and in what still waits
 * the name is replaced. Answers how many jobs run at this moment that name them.
 */
export async function eraseFromJobs(
  jobs: JobRows,
  tenant: string,
  { email, words }: Leftovers,
): Promise<number> {
  const ofTenant = `data->>'tenant' = $1`;
  await jobs.executeSql(
    `delete from pgboss.job where ${ofTenant} and state <> 'active' and lower(data->'data'->>'to') = lower($2)`,
    [tenant, email],
  );
  const terms = written(words);
  if (terms.length === 0) return 0;
  // What a mail server answered to a failed attempt names the address as well.
  const named = `${ofTenant} and concat_ws(' ', data, output, source_output) ~* $2`;
  const pattern = patternOf(terms);
  await jobs.executeSql(
    `delete from pgboss.job where ${named} and state in ('completed', 'failed', 'cancelled') and name <> 'dead-letters'`,
    [tenant, pattern],
  );
  await jobs.executeSql(
    `update pgboss.job set ${['data', 'output', 'source_output'].map((column) => `${column} = regexp_replace(${column}::text, $2, '–', 'gi')::jsonb`).join(', ')}
      where ${named} and state <> 'active'`,
    [tenant, pattern],
  );
  const { rows } = await jobs.executeSql(
    `select count(*)::int as running from pgboss.job where ${named} and state = 'active'`,
    [tenant, pattern],
  );
  return Number(rows[0]?.['running']);
}
