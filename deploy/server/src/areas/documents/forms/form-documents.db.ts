import { officeDocumentStatuses } from '@callboard/domain';
import { sql } from 'kysely';
import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/page-of.ts';
import { totalOf } from '#platform/db/total-of.ts';

/** Not what is held back, a draft, or over. */
const canBeRead = sql<boolean>`not d.withheld and d.status <> all(${[...officeDocumentStatuses, 'expired']}::text[])`;

const readable = (db: Db, formId: string) =>
  db
    .selectFrom('documentLink as l')
    .innerJoin('document as d', 'd.id', 'l.documentId')
    .where('l.subjectKind', '=', 'form')
    .where('l.subjectId', '=', formId)
    .where(canBeRead);

export const documentsOfForm = (db: Db, formId: string) =>
  readable(db, formId)
    .innerJoin('documentType as t', 't.id', 'd.typeId')
    .leftJoin('file as f', 'f.id', 'd.fileId')
    .select([
      'd.id',
      'd.number',
      'd.name',
      't.caption as type',
      'd.pages',
      'f.size',
      'f.id as fileId',
      'f.content',
      'f.private',
    ])
    .orderBy('l.rank')
    .orderBy('d.id')
    .execute();

export const countDocuments = (db: Db, formId: string): Promise<number> => totalOf(readable(db, formId));

type Pair = { formId: string; documentId: string };

/** As the last of the form; what is there already stays where it is. */
export async function attachDocument(db: Db, { formId, documentId }: Pair): Promise<boolean> {
  const added = await db
    .insertInto('documentLink')
    .columns(['documentId', 'subjectKind', 'subjectId', 'rank'])
    .expression((of) =>
      of
        .selectFrom('documentLink')
        .select([
          of.val(documentId).as('documentId'),
          of.val('form' as const).as('subjectKind'),
          of.val(formId).as('subjectId'),
          sql<number>`coalesce(max(rank) + 1, 0)`.as('rank'),
        ])
        .where('subjectKind', '=', 'form')
        .where('subjectId', '=', formId),
    )
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** The name of what was taken off; nothing where it was not there. */
export async function detachDocument(db: Db, { formId, documentId }: Pair): Promise<string | null> {
  const row = await db
    .deleteFrom('documentLink as l')
    .using('document as d')
    .whereRef('d.id', '=', 'l.documentId')
    .where('l.subjectKind', '=', 'form')
    .where('l.subjectId', '=', formId)
    .where('l.documentId', '=', documentId)
    .returning('d.name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** A document as far as attaching it asks. */
export const attachable = (db: Db, id: string) =>
  db
    .selectFrom('document as d')
    .select(['d.id', 'd.number', 'd.name', 'd.status', 'd.ownerId', 'd.withheld'])
    .where('d.id', '=', id)
    .executeTakeFirst();

/** Everybody who is to do the form. */
export const peopleOfForm = async (db: Db, formId: string): Promise<string[]> =>
  (await db.selectFrom('formAssignment').select('personId').where('formId', '=', formId).execute()).map(
    ({ personId }) => personId,
  );

const documentsRead = sql<number>`(select count(*) from "documentLink" l
  join document d on d.id = l."documentId" and ${canBeRead}
  where l."subjectKind" = 'form' and l."subjectId" = f.id)`;

const managed = (db: Db) => db.selectFrom('form as f').where('f.kind', 'in', ['form', 'training']);
const managedColumns = [
  'f.id',
  sql<'form' | 'training'>`f.kind`.as('kind'),
  'f.name',
  documentsRead.as('documents'),
] as const;

export const managedForm = (db: Db, id: string) =>
  managed(db).select(managedColumns).where('f.id', '=', id).executeTakeFirst();

type Wanted = { search: Search; limit: number; page: number };

/** Forms and trainings that are in use; security checks are filled in elsewhere, without documents. */
export async function managedForms(db: Db, { search, ...page }: Wanted) {
  const found = managed(db)
    .where('f.active', '=', true)
    .where(hasAll(sql`fold_text(f.name)`, search));
  return pageOf(found.select(managedColumns).orderBy('f.name').orderBy('f.id'), page);
}
