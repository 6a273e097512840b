import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** Every column that names a file, but those of its sizes; one that is added later is among them by itself. */
async function fileColumns(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey) and a.attname <> 'tenantId'
    where k.contype = 'f' and k.confrelid = 'file'::regclass and c.relname <> 'fileSize'
    order by 1, 2`.execute(db);
  return rows;
}

/**
 * Drops those of the files that nothing names any more, with their sizes, and answers their contents. Others may
 * hold the same content: whether it can go from the disk is asked later, of all tenants.
 */
export async function dropUnusedFiles(db: Db, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const named = (await fileColumns(db)).map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.table(table)} x where x."tenantId" = f."tenantId" and ${sql.ref(`x.${column}`)} = f.id)`,
  );
  const { rows: unused } = await sql<{ id: string }>`select f.id from file f
    where f.id = any(${[...fileIds]}::text[]) and ${sql.join(named, sql` and `)}`.execute(db);
  if (unused.length === 0) return [];
  const ids = unused.map(({ id }) => id);
  const sizes = await db.deleteFrom('fileSize').where('fileId', 'in', ids).returning('sizedFileId').execute();
  const gone = await db
    .deleteFrom('file')
    .where('id', 'in', [...ids, ...sizes.map(({ sizedFileId }) => sizedFileId)])
    .returning('content')
    .execute();
  return [...new Set(gone.map(({ content }) => content))];
}

/** Which of the contents this tenant still names. */
export const namedContents = async (db: Db, contents: readonly string[]): Promise<string[]> =>
  contents.length === 0
    ? []
    : (
        await db
          .selectFrom('file')
          .select('content')
          .distinct()
          .where('content', 'in', [...contents])
          .execute()
      ).map(({ content }) => content);
