import type { Db } from '#platform/db/tables.ts';
import './forms.tables.ts';

export const questionsOf = (db: Db, formId: string) =>
  db
    .selectFrom('formQuestion')
    .select([
      'id',
      'kind',
      'caption',
      'help',
      'required',
      'choices',
      'showIf',
      'onNo',
      'minimum',
      'maximum',
      'unit',
      'correct',
      'fileId',
    ])
    .where('formId', '=', formId)
    .orderBy('rank')
    .execute();
export type Question = Awaited<ReturnType<typeof questionsOf>>[number];

export const formById = (db: Db, id: string) =>
  db.selectFrom('form').selectAll().where('id', '=', id).executeTakeFirst();
export type Form = NonNullable<Awaited<ReturnType<typeof formById>>>;

export const questionFile = (db: Db, id: string) =>
  db
    .selectFrom('formQuestion')
    .innerJoin('file', 'file.id', 'formQuestion.fileId')
    .select(['formQuestion.formId', 'file.id', 'file.content', 'file.private', 'file.name', 'file.type'])
    .where('formQuestion.id', '=', id)
    .executeTakeFirst();
