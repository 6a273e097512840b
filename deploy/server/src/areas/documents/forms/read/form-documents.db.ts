import { documentGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/list/page-of.ts';
import { totalOf } from '#platform/db/list/total-of.ts';

/** Not what is held back, a draft, or over. */
const canBeRead = sql<boolean>`not document.withheld
  and document.status <> all(${[...documentGroups.office, 'expired']}::text[])`;

const readable = (db: Db, formId: string) =>
  db
    .selectFrom('documentLink')
    .innerJoin('document', 'document.id', 'documentLink.documentId')
    .where('documentLink.subjectKind', '=', 'form')
    .where('documentLink.subjectId', '=', formId)
    .where(canBeRead);

export const documentsOfForm = (db: Db, formId: string) =>
  readable(db, formId)
    .innerJoin('documentType', 'documentType.id', 'document.typeId')
    .leftJoin('file', 'file.id', 'document.fileId')
    .select([
      'document.id',
      'document.number',
      'document.name',
      'documentType.caption as type',
      'document.pages',
      'file.size',
      'file.id as fileId',
      'file.content',
      'file.private',
    ])
    .orderBy('documentLink.rank')
    .orderBy('document.id')
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
    .deleteFrom('documentLink')
    .using('document')
    .whereRef('document.id', '=', 'documentLink.documentId')
    .where('documentLink.subjectKind', '=', 'form')
    .where('documentLink.subjectId', '=', formId)
    .where('documentLink.documentId', '=', documentId)
    .returning('document.name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** A document as far as attaching it asks. */
export const attachable = (db: Db, id: string) =>
  db
    .selectFrom('document')
    .select(['id', 'number', 'name', 'status', 'ownerId', 'withheld'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Everybody who is to do the form. */
export const peopleOfForm = async (db: Db, formId: string): Promise<string[]> =>
  (await db.selectFrom('formAssignment').select('personId').where('formId', '=', formId).execute()).map(
    ({ personId }) => personId,
  );

const documentsRead = sql<number>`(select count(*) from "documentLink"
  join document on document.id = "documentLink"."documentId" and ${canBeRead}
  where "documentLink"."subjectKind" = 'form' and "documentLink"."subjectId" = form.id)`;

const managed = (db: Db) => db.selectFrom('form').where('form.kind', 'in', ['form', 'training']);
const managedColumns = [
  'form.id',
  sql<'form' | 'training'>`form.kind`.as('kind'),
  'form.name',
  documentsRead.as('documents'),
] as const;

export const managedForm = (db: Db, id: string) =>
  managed(db).select(managedColumns).where('form.id', '=', id).executeTakeFirst();

type Wanted = { search: Search; limit: number; page: number };

/** Forms and trainings that are in use; security checks are filled in elsewhere, without documents. */
export async function managedForms(db: Db, { search, ...page }: Wanted) {
  const found = managed(db)
    .where('form.active', '=', true)
    .where(hasAll(sql`fold_text(form.name)`, search));
  return pageOf(found.select(managedColumns).orderBy('form.name').orderBy('form.id'), page);
}
