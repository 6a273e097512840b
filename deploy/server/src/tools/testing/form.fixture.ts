import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { json } from '#platform/db/tables.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import type { SignedIn } from './people.fixture.ts';
import { pictureForTests } from './picture.ts';

type Question = Partial<
  Omit<Insertable<Tables['formQuestion']>, 'choices' | 'showIf' | 'onNo' | 'correct'>
> & {
  id: string;
  kind: Insertable<Tables['formQuestion']>['kind'];
  choices?: string[];
  showIf?: object;
  onNo?: object;
  correct?: unknown;
};

/** A form with these questions, in this order; whoever is named is to do it. */
export async function plantForm(
  db: Db,
  form: Partial<Insertable<Tables['form']>> & { id: string },
  questions: readonly Question[],
  people: readonly string[] = [],
): Promise<void> {
  await db
    .insertInto('form')
    .values({ kind: 'form', name: `Form ${form.id}`, ...form })
    .execute();
  for (const [rank, { choices = [], showIf, onNo, correct, ...question }] of questions.entries()) {
    await db
      .insertInto('formQuestion')
      .values({
        formId: form.id,
        rank,
        caption: `${question.id}?`,
        ...question,
        choices: json(choices.map((id) => ({ id, caption: id.toUpperCase() }))),
        showIf: showIf ? json(showIf) : null,
        onNo: onNo ? json(onNo) : null,
        correct: correct === undefined ? null : json(correct),
      })
      .execute();
  }
  for (const personId of people)
    await db.insertInto('formAssignment').values({ formId: form.id, personId }).execute();
}

/** A picture that has arrived, to be taken by a call. */
export async function uploaded({ client }: SignedIn): Promise<string> {
  const answer = await client.call('POST', `/uploads?name=${encodeURIComponent('gate.jpg')}`, {
    body: await pictureForTests(),
    headers: { 'content-type': 'application/octet-stream' },
  });
  return String(answer.body.id);
}

export const saveAt = (
  { client }: SignedIn,
  { resultId, version }: { resultId: string; version: number },
  body: object,
  headers: Record<string, string> = {},
) =>
  client.post(`/formResults/perform/${resultId}`, body, {
    headers: { 'if-match': `"${version}"`, ...headers },
  });

export const answer = (questionId: string, value: unknown, more: object = {}) => ({
  questionId,
  value,
  ...more,
});
export const newKey = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
