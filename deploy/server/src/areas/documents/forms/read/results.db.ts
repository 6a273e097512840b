import { fullName } from '#platform/db/expression/full-name.ts';
import { json } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import type { FormValue } from '@callboard/domain';
import './forms.tables.ts';

/** What a result is for, beside its form. */
export type Occasion = { crewId: string | null; date: string | null; shift: string | null };

const withNames = (db: Db) =>
  db
    .selectFrom('formResult')
    .innerJoin('person', 'person.id', 'formResult.personId')
    .selectAll('formResult')
    .select([fullName('person').as('personName'), 'person.email']);
export type Result = NonNullable<Awaited<ReturnType<typeof resultById>>>;

export const resultById = (db: Db, id: string) =>
  withNames(db).where('formResult.id', '=', id).executeTakeFirst();

/** Whoever writes to a result waits for the one who is writing. */
export const lockResult = (db: Db, id: string) =>
  withNames(db).where('formResult.id', '=', id).forUpdate('formResult').executeTakeFirst();

/** All versions for an occasion, the newest first; of one person, or of whoever did it. */
export function resultsFor(
  db: Db,
  { formId, personId }: { formId: string; personId: string | null },
  { crewId, date, shift }: Occasion,
) {
  const found = withNames(db)
    .where('formResult.formId', '=', formId)
    .where('formResult.crewId', 'is not distinct from', crewId)
    .where('formResult.date', 'is not distinct from', date)
    .where('formResult.shift', 'is not distinct from', shift)
    .orderBy('formResult.number', 'desc')
    .orderBy('formResult.startedAt', 'desc');
  return (personId === null ? found : found.where('formResult.personId', '=', personId)).execute();
}

/** Nothing where somebody was faster with the same number. */
export const addResult = (
  db: Db,
  row: { id: string; formId: string; personId: string; number: number; at: Date } & Occasion,
) =>
  db
    .insertInto('formResult')
    .values({
      id: row.id,
      formId: row.formId,
      personId: row.personId,
      crewId: row.crewId,
      date: row.date,
      shift: row.shift,
      number: row.number,
      state: 'open',
      startedAt: row.at,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();

export const answersOf = (db: Db, resultId: string) =>
  db
    .selectFrom('formAnswer')
    .leftJoin('file', 'file.id', 'formAnswer.fileId')
    .select([
      'formAnswer.questionId',
      'formAnswer.value',
      'formAnswer.comment',
      'formAnswer.answeredAt',
      'file.id as fileId',
      'file.name as fileName',
      'file.type as fileType',
      'file.size as fileSize',
      'file.content',
    ])
    .where('formAnswer.resultId', '=', resultId)
    .execute();
export type Answer = Awaited<ReturnType<typeof answersOf>>[number];

export const keepAnswer = (
  db: Db,
  resultId: string,
  answer: { questionId: string; value: FormValue; comment: string; fileId: string | null; at: Date },
) => {
  const facts = {
    value: json(answer.value),
    comment: answer.comment,
    fileId: answer.fileId,
    answeredAt: answer.at,
  };
  return db
    .insertInto('formAnswer')
    .values({ resultId, questionId: answer.questionId, ...facts })
    .onConflict((on) => on.columns(['tenantId', 'resultId', 'questionId']).doUpdateSet(facts))
    .execute();
};

export const dropAnswers = (
  db: Db,
  { resultId, questionIds }: { resultId: string; questionIds: readonly string[] },
) =>
  questionIds.length === 0
    ? Promise.resolve()
    : db
        .deleteFrom('formAnswer')
        .where('resultId', '=', resultId)
        .where('questionId', 'in', [...questionIds])
        .execute();

export const copyAnswers = (db: Db, { from, to }: { from: string; to: string }) =>
  db
    .insertInto('formAnswer')
    .columns(['resultId', 'questionId', 'value', 'comment', 'fileId', 'answeredAt'])
    .expression((of) =>
      of
        .selectFrom('formAnswer')
        .select([of.val(to).as('resultId'), 'questionId', 'value', 'comment', 'fileId', 'answeredAt'])
        .where('resultId', '=', from),
    )
    .execute();

export const setResult = (
  db: Db,
  id: string,
  facts: Partial<{
    state: 'submitted';
    score: number | null;
    passed: boolean | null;
    submittedAt: Date;
    signatureFileId: string;
    signerName: string;
    signedAt: Date;
    paperFileId: string;
    signedFileId: string;
    sentAt: Date;
    validUntil: string | null;
  }>,
) =>
  db
    .updateTable('formResult')
    .set((of) => ({ ...facts, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
