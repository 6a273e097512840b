import { officeDocumentStatuses } from '@callboard/domain';
import { sql } from 'kysely';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { totalOf } from '../../../platform/db/total-of.ts';

/** Not what is held back, a draft, or over. */
const canBeRead = sql<boolean>`not d.withheld and d.status <> all(${[...officeDocumentStatuses, 'expired']}::text[])`;

const readable = (db: Db, formId: string) =>
  db
    .selectFrom('document_link as l')
    .innerJoin('document as d', (join) =>
      join.onRef('d.tenant_id', '=', 'l.tenant_id').onRef('d.id', '=', 'l.document_id'),
    )
    .where('l.subject_kind', '=', 'form')
    .where('l.subject_id', '=', formId)
    .where(canBeRead);

export const documentsOfForm = (db: Db, formId: string) =>
  readable(db, formId)
    .innerJoin('document_type as t', (join) =>
      join.onRef('t.tenant_id', '=', 'd.tenant_id').onRef('t.id', '=', 'd.type_id'),
    )
    .leftJoin('file as f', (join) =>
      join.onRef('f.tenant_id', '=', 'd.tenant_id').onRef('f.id', '=', 'd.file_id'),
    )
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
    .insertInto('document_link')
    .columns(['document_id', 'subject_kind', 'subject_id', 'rank'])
    .expression((of) =>
      of
        .selectFrom('document_link')
        .select([
          of.val(documentId).as('document_id'),
          of.val('form' as const).as('subject_kind'),
          of.val(formId).as('subject_id'),
          sql<number>`coalesce(max(rank) + 1, 0)`.as('rank'),
        ])
        .where('subject_kind', '=', 'form')
        .where('subject_id', '=', formId),
    )
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** The name of what was taken off; nothing where it was not there. */
export async function detachDocument(db: Db, { formId, documentId }: Pair): Promise<string | null> {
  const row = await db
    .deleteFrom('document_link as l')
    .using('document as d')
    .whereRef('d.tenant_id', '=', 'l.tenant_id')
    .whereRef('d.id', '=', 'l.document_id')
    .where('l.subject_kind', '=', 'form')
    .where('l.subject_id', '=', formId)
    .where('l.document_id', '=', documentId)
    .returning('d.name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** A document as far as attaching it asks. */
export const attachable = (db: Db, id: string) =>
  db
    .selectFrom('document as d')
    .select(['d.id', 'd.number', 'd.name', 'd.status', 'd.owner_id as ownerId', 'd.withheld'])
    .where('d.id', '=', id)
    .executeTakeFirst();

/** Everybody who is to do the form. */
export const peopleOfForm = async (db: Db, formId: string): Promise<string[]> =>
  (await db.selectFrom('form_assignment').select('person_id').where('form_id', '=', formId).execute()).map(
    ({ person_id }) => person_id,
  );

const documentsRead = sql<number>`(select count(*) from document_link l
  join document d on d.tenant_id = l.tenant_id and d.id = l.document_id and ${canBeRead}
  where l.tenant_id = f.tenant_id and l.subject_kind = 'form' and l.subject_id = f.id)`;

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
