import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { json } from '../../platform/db/tables.ts';
import type { Db, Tables } from '../../platform/db/tables.ts';
import type { SignedIn } from './people.fixture.ts';
import { pictureForTests } from './picture.ts';

type Question = Partial<
  Omit<Insertable<Tables['form_question']>, 'choices' | 'show_if' | 'on_no' | 'correct'>
> & {
  id: string;
  kind: Insertable<Tables['form_question']>['kind'];
  choices?: string[];
  show_if?: object;
  on_no?: object;
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
  for (const [rank, { choices = [], show_if, on_no, correct, ...question }] of questions.entries()) {
    await db
      .insertInto('form_question')
      .values({
        form_id: form.id,
        rank,
        caption: `${question.id}?`,
        ...question,
        choices: json(choices.map((id) => ({ id, caption: id.toUpperCase() }))),
        show_if: show_if ? json(show_if) : null,
        on_no: on_no ? json(on_no) : null,
        correct: correct === undefined ? null : json(correct),
      })
      .execute();
  }
  for (const person_id of people)
    await db.insertInto('form_assignment').values({ form_id: form.id, person_id }).execute();
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
