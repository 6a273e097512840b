import { officeDocumentStatuses } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import './forms.tables.ts';

export const questionsOf = (db: Db, formId: string) =>
  db
    .selectFrom('form_question')
    .select([
      'id',
      'kind',
      'caption',
      'help',
      'required',
      'choices',
      'show_if as showIf',
      'on_no as onNo',
      'minimum',
      'maximum',
      'unit',
      'correct',
      'file_id as fileId',
    ])
    .where('form_id', '=', formId)
    .orderBy('rank')
    .execute();
export type Question = Awaited<ReturnType<typeof questionsOf>>[number];

export const formById = (db: Db, id: string) =>
  db.selectFrom('form').selectAll().where('id', '=', id).executeTakeFirst();
export type Form = NonNullable<Awaited<ReturnType<typeof formById>>>;

export const questionFile = (db: Db, id: string) =>
  db
    .selectFrom('form_question as q')
    .innerJoin('file as f', (join) =>
      join.onRef('f.tenant_id', '=', 'q.tenant_id').onRef('f.id', '=', 'q.file_id'),
    )
    .select(['q.form_id as formId', 'f.id', 'f.content', 'f.private', 'f.name', 'f.type'])
    .where('q.id', '=', id)
    .executeTakeFirst();

export const documentsOfForm = (db: Db, formId: string) =>
  db
    .selectFrom('document_link as l')
    .innerJoin('document as d', (join) =>
      join.onRef('d.tenant_id', '=', 'l.tenant_id').onRef('d.id', '=', 'l.document_id'),
    )
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
      'f.id as fileId',
      'f.content',
      'f.private',
    ])
    .where('l.subject_kind', '=', 'form')
    .where('l.subject_id', '=', formId)
    .where('d.status', 'not in', [...officeDocumentStatuses, 'expired'])
    .where('d.withheld', '=', false)
    .orderBy('l.rank')
    .orderBy('d.id')
    .execute();
