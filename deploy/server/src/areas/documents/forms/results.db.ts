import { fullName } from '../../../platform/db/full-name.ts';
import { json } from '../../../platform/db/tables.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { FormValue } from '@callboard/domain';
import './forms.tables.ts';

/** What a result is for, beside its form. */
export type Occasion = { crewId: string | null; date: string | null; shift: string | null };

const withNames = (db: Db) =>
  db
    .selectFrom('form_result as r')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.person_id'),
    )
    .selectAll('r')
    .select([fullName('p').as('personName'), 'p.email']);
export type Result = NonNullable<Awaited<ReturnType<typeof resultById>>>;

export const resultById = (db: Db, id: string) => withNames(db).where('r.id', '=', id).executeTakeFirst();

/** Whoever writes to a result waits for the one who is writing. */
export const lockResult = (db: Db, id: string) =>
  withNames(db).where('r.id', '=', id).forUpdate('r').executeTakeFirst();

/** All versions for an occasion, the newest first; of one person, or of whoever did it. */
export function resultsFor(
  db: Db,
  { formId, personId }: { formId: string; personId: string | null },
  { crewId, date, shift }: Occasion,
) {
  const found = withNames(db)
    .where('r.form_id', '=', formId)
    .where('r.crew_id', 'is not distinct from', crewId)
    .where('r.date', 'is not distinct from', date)
    .where('r.shift', 'is not distinct from', shift)
    .orderBy('r.number', 'desc')
    .orderBy('r.started_at', 'desc');
  return (personId === null ? found : found.where('r.person_id', '=', personId)).execute();
}

/** Nothing where somebody was faster with the same number. */
export const addResult = (
  db: Db,
  row: { id: string; formId: string; personId: string; number: number; at: Date } & Occasion,
) =>
  db
    .insertInto('form_result')
    .values({
      id: row.id,
      form_id: row.formId,
      person_id: row.personId,
      crew_id: row.crewId,
      date: row.date,
      shift: row.shift,
      number: row.number,
      state: 'open',
      started_at: row.at,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();

export const answersOf = (db: Db, resultId: string) =>
  db
    .selectFrom('form_answer as a')
    .leftJoin('file as f', (join) =>
      join.onRef('f.tenant_id', '=', 'a.tenant_id').onRef('f.id', '=', 'a.file_id'),
    )
    .select([
      'a.question_id as questionId',
      'a.value',
      'a.comment',
      'a.answered_at as answeredAt',
      'f.id as fileId',
      'f.name as fileName',
      'f.type as fileType',
      'f.size as fileSize',
      'f.content',
    ])
    .where('a.result_id', '=', resultId)
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
    file_id: answer.fileId,
    answered_at: answer.at,
  };
  return db
    .insertInto('form_answer')
    .values({ result_id: resultId, question_id: answer.questionId, ...facts })
    .onConflict((on) => on.columns(['tenant_id', 'result_id', 'question_id']).doUpdateSet(facts))
    .execute();
};

export const dropAnswers = (
  db: Db,
  { resultId, questionIds }: { resultId: string; questionIds: readonly string[] },
) =>
  questionIds.length === 0
    ? Promise.resolve()
    : db
        .deleteFrom('form_answer')
        .where('result_id', '=', resultId)
        .where('question_id', 'in', [...questionIds])
        .execute();

export const copyAnswers = (db: Db, { from, to }: { from: string; to: string }) =>
  db
    .insertInto('form_answer')
    .columns(['result_id', 'question_id', 'value', 'comment', 'file_id', 'answered_at'])
    .expression((of) =>
      of
        .selectFrom('form_answer')
        .select([of.val(to).as('result_id'), 'question_id', 'value', 'comment', 'file_id', 'answered_at'])
        .where('result_id', '=', from),
    )
    .execute();

export const setResult = (
  db: Db,
  id: string,
  facts: Partial<{
    state: 'submitted';
    score: number | null;
    passed: boolean | null;
    submitted_at: Date;
    signature_file_id: string;
    signer_name: string;
    signed_at: Date;
    paper_file_id: string;
    signed_file_id: string;
    sent_at: Date;
    valid_until: string | null;
  }>,
) =>
  db
    .updateTable('form_result')
    .set((of) => ({ ...facts, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
