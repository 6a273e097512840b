import type { Db } from '#platform/db/tables.ts';

/** The result that a phone means: by its id, or by the name that the phone gave it. */
export async function meantResult(db: Db, id: string): Promise<string> {
  const alias = await db
    .selectFrom('formResultAlias')
    .select('resultId')
    .where('id', '=', id)
    .executeTakeFirst();
  return alias?.resultId ?? id;
}

export const alsoNamed = (db: Db, { aliasId, resultId }: { aliasId: string; resultId: string }) =>
  db
    .insertInto('formResultAlias')
    .values({ id: aliasId, resultId })
    .onConflict((on) => on.doNothing())
    .execute();
