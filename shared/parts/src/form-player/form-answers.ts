import type { InputOf, Waiting } from '@callboard/client';
import type { FormPerformance, forms } from '@callboard/contract';
import { visibleQuestions } from '@callboard/domain';
import type { FormValue } from '@callboard/domain';
import { asFormAnswers, isFileKind, nothingGiven, problemOf } from './question/given-answer.ts';
import type { AnswerEdit, GivenAnswer, GivenAnswers, Question } from './question/given-answer.ts';

type SaveInput = InputOf<typeof forms.save>;
export type SentAnswer = NonNullable<SaveInput['body']['answers']>[number];
export type Edits = Readonly<Record<string, AnswerEdit | undefined>>;
type Waits = Pick<Waiting, 'input' | 'files'>;

/** Everything written to one result waits under this name. */
export const formResultEntity = (resultId: string): string => `formResult/${resultId}`;

export const sentBy = ({ input }: Pick<Waits, 'input'>): readonly SentAnswer[] =>
  (input as unknown as SaveInput).body.answers ?? [];

function afterSent(before: GivenAnswer | undefined, sent: SentAnswer, { files }: Waits) {
  if (sent.value === null) return undefined;
  const { value, comment, file } = before ?? nothingGiven;
  const [own] = sent.uploadId === undefined ? [] : files;
  const waits = own && { name: own.name, type: own.type, url: null };
  return {
    value: (sent.value as FormValue | undefined) ?? value ?? own?.name ?? null,
    comment: sent.comment ?? comment,
    file: waits ?? file,
  };
}

/** Answers as the person sees them: what was read, then what waits on the phone, refused or not, then what is typed. */
export function answersShown(
  { answers }: Pick<FormPerformance, 'answers'>,
  waiting: readonly Waits[],
  edits: Edits,
): GivenAnswers {
  const shown: Record<string, GivenAnswer | undefined> = {};
  for (const { questionId, value, comment, file } of answers)
    shown[questionId] = { value: value as FormValue, comment, file };
  for (const item of waiting)
    for (const sent of sentBy(item)) shown[sent.questionId] = afterSent(shown[sent.questionId], sent, item);
  for (const [id, edit] of Object.entries(edits))
    if (edit) shown[id] = { ...nothingGiven, ...shown[id], ...edit };
  return shown;
}

/** What has to be sent: everything that is typed or waits, for the later save takes the place of the earlier. */
export function answersToSend(
  questions: readonly Question[],
  waiting: readonly Waits[],
  edits: Edits,
  shown: GivenAnswers,
): SentAnswer[] {
  const touched = new Set([
    ...Object.keys(edits),
    ...waiting.flatMap((item) => sentBy(item).map(({ questionId }) => questionId)),
  ]);
  return questions.flatMap((question) =>
    touched.has(question.id) ? asSent(question, shown[question.id]) : [],
  );
}

/** What is submitted: every answer that the person has read, whoever has given others meanwhile. */
export function answersToSubmit(
  questions: readonly Question[],
  unsent: readonly SentAnswer[],
  shown: GivenAnswers,
): SentAnswer[] {
  const read = visibleQuestions(questions, asFormAnswers(questions, shown));
  const rest = read.filter(({ id }) => shown[id] && !unsent.some(({ questionId }) => questionId === id));
  return [...unsent, ...rest.flatMap((question) => asSent(question, shown[question.id]))];
}

/** A file goes out by itself, and what does not fit its question not at all. */
function asSent(question: Question, answer: GivenAnswer | undefined): SentAnswer[] {
  const { id: questionId, kind } = question;
  if (kind === 'info' || isFileKind(kind) || problemOf(question, answer)) return [];
  if (!answer || answer.value === null) return [{ questionId, value: null }];
  const { value, comment } = answer;
  return [{ questionId, value: value as NonNullable<SentAnswer['value']>, comment }];
}

/** What was typed beyond what has just been kept. */
export const stillTyped = (now: Edits, kept: Edits, sent: readonly SentAnswer[]): Edits =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([id, edit]) => edit !== kept[id] || !sent.some(({ questionId }) => questionId === id),
    ),
  );
