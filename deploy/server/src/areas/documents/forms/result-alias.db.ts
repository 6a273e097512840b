import type { Db } from '../../../platform/db/tables.ts';

/** The result that a phone means: by its id, or by the name that the phone gave it. */
export async function meantResult(db: Db, id: string): Promise<string> {
  const alias = await db
    .selectFrom('form_result_alias')
    .select('result_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return alias?.result_id ?? id;
}

export const alsoNamed = (db: Db, { aliasId, resultId }: { aliasId: string; resultId: string }) =>
  db
    .insertInto('form_result_alias')
    .values({ id: aliasId, result_id: resultId })
    .onConflict((on) => on.doNothing())
    .execute();
