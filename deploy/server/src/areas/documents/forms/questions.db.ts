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
