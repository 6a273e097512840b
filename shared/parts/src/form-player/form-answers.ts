import type { InputOf, Waiting } from '@callboard/client';
import type { FormPerformance, forms } from '@callboard/contract';
import type { FormValue } from '@callboard/domain';
import { isFileKind, nothingGiven, problemOf } from './given-answer.ts';
import type { AnswerEdit, GivenAnswer, GivenAnswers, Question } from './given-answer.ts';

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
  return questions.flatMap((question): SentAnswer[] => {
    const answer = shown[question.id];
    if (!touched.has(question.id) || isFileKind(question.kind) || problemOf(question, answer)) return [];
    if (!answer || answer.value === null) return [{ questionId: question.id, value: null }];
    const { value, comment } = answer;
    return [{ questionId: question.id, value: value as NonNullable<SentAnswer['value']>, comment }];
  });
}

/** What was typed beyond what has just been kept. */
export const stillTyped = (now: Edits, kept: Edits, sent: readonly SentAnswer[]): Edits =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([id, edit]) => edit !== kept[id] || !sent.some(({ questionId }) => questionId === id),
    ),
  );
