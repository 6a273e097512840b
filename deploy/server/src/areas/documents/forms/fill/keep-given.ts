import type { BodyOf, forms } from '@callboard/contract';
import { answerProblem, fileQuestionKinds } from '@callboard/domain';
import type { FormValue } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { takeUpload } from '../../uploads/uploads.public.ts';
import type { Question } from '../read/questions.db.ts';
import { answersOf, dropAnswers, keepAnswer } from '../read/results.db.ts';
import type { Answer } from '../read/results.db.ts';

type Given = BodyOf<typeof forms.save>['answers'][number];

/** What may be sent along with an answer. */
const typesOf = ({ kind }: Question): readonly string[] | null => {
  if (kind === 'file') return ['image/', 'application/pdf', 'text/plain'];
  return fileQuestionKinds.includes(kind) || kind === 'yesNo' ? ['image/'] : null;
};

async function fileOf(ctx: Ctx, given: Given, question: Question, before: Answer | undefined, path: string) {
  if (given.uploadId === undefined) return { fileId: before?.fileId ?? null, name: before?.fileName ?? null };
  const types = typesOf(question);
  if (!types) throw new AppError('invalid', { fields: [{ path: `${path}.uploadId`, code: 'bad_choice' }] });
  const { fileId, name } = await takeUpload(ctx, given.uploadId, { path: `${path}.uploadId`, types });
  return { fileId, name };
}

/** Keeps answers as far as they fit their questions; all or none of them. */
export async function keepGiven(
  ctx: Ctx,
  { id, questions, given }: { id: string; questions: readonly Question[]; given: readonly Given[] },
): Promise<void> {
  const before = await answersOf(ctx.db, id);
  const fields: FieldError[] = [];
  for (const [at, one] of given.entries()) {
    const path = `answers.${at}`;
    const question = questions.find((asked) => asked.id === one.questionId);
    if (!question) {
      fields.push({ path: `${path}.questionId`, code: 'bad_choice' });
      continue;
    }
    const was = before.find(({ questionId }) => questionId === question.id);
    if (one.value === null) {
      await dropAnswers(ctx.db, { resultId: id, questionIds: [question.id] });
      continue;
    }
    const { fileId, name } = await fileOf(ctx, one, question, was, path);
    // A file stands by its name, whatever a phone has called it.
    const value = (fileQuestionKinds.includes(question.kind) ? name : (one.value ?? was?.value)) as
      | FormValue
      | null
      | undefined;
    if (value === null || value === undefined) {
      fields.push({ path: `${path}.value`, code: 'required' });
      continue;
    }
    const problem = answerProblem(question, value);
    if (problem) {
      fields.push({ path: `${path}.value`, ...problem });
      continue;
    }
    const comment = one.comment ?? was?.comment ?? '';
    const same = JSON.stringify([was?.value, was?.comment, was?.fileId]);
    // Said once more, it was answered when it was said first.
    if (JSON.stringify([value, comment, fileId]) === same) continue;
    await keepAnswer(ctx.db, id, { questionId: question.id, value, comment, fileId, at: ctx.now() });
  }
  if (fields.length > 0) throw new AppError('invalid', { fields });
}
