import { randomUUID } from 'node:crypto';
import type { ExportKind, ExportRow } from '@callboard/contract';
import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { json } from '#platform/db/tables.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import type { ExportQuery } from './exports.tables.ts';

const exportsOf = (db: Db, personId: string | null) =>
  db
    .selectFrom('export')
    .leftJoin('file', 'file.id', 'export.fileId')
    .select([
      'export.id',
      'export.kind',
      'export.query',
      'export.state',
      'export.done',
      'export.total',
      'export.createdAt',
      'export.finishedAt',
      'file.id as fileId',
      'file.name as fileName',
      'file.size as fileSize',
      'file.content as fileContent',
      'file.private as filePrivate',
    ])
    .where('export.personId', '=', personId ?? '');

export async function exportRows(db: Db, personId: string | null, page: { limit: number; page: number }) {
  const found = exportsOf(db, personId);
  const { total } = await found
    .clearSelect()
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy('export.createdAt', 'desc')
    .orderBy('export.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}

export const ownExport = (db: Db, { personId, exportId }: { personId: string | null; exportId: string }) =>
  exportsOf(db, personId).where('export.id', '=', exportId).executeTakeFirst();

type Found = NonNullable<Awaited<ReturnType<typeof ownExport>>>;

export const presentExport = (row: Found): ExportRow => ({
  id: row.id,
  kind: row.kind as ExportKind,
  subject: row.query.subject,
  state: row.state,
  done: row.done,
  total: row.total,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  file: row.fileName === null ? null : { name: row.fileName, size: row.fileSize ?? 0 },
});

type Wanted = { kind: ExportKind; personId: string; subjectId: string; query: ExportQuery };

/** The same export that is still being made: a second tap gets it instead of another one. */
export const exportUnderWay = (db: Db, { kind, personId, subjectId, query }: Wanted) =>
  db
    .selectFrom('export')
    .select('id')
    .where('personId', '=', personId)
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('state', 'in', ['waiting', 'running'])
    .where(sql<boolean>`query = ${json(query)}::jsonb`)
    .executeTakeFirst();

export async function addExport(
  db: Db,
  { kind, personId, subjectId, query, at }: Wanted & { at: Date },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('export')
    .values({
      id,
      kind,
      personId,
      subjectId,
      query: json(query),
      state: 'waiting',
      createdAt: at,
    })
    .execute();
  return id;
}

export const exportById = (db: Db, id: string) =>
  db.selectFrom('export').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether it is still there: its owner may have cancelled it. */
export const setExport = async (
  db: Db,
  id: string,
  changes: Updateable<Tables['export']>,
): Promise<boolean> => {
  const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await db
    .updateTable('export')
    .set(changes)
    .where('id', '=', id)
    .execute();
  return numUpdatedRows > 0n;
};

export const removeExport = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('export').where('id', '=', id).execute();
};
