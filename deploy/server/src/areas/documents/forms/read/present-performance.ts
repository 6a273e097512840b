import type { FormPerformance } from '@callboard/contract';
import {
  answerProblem,
  attemptsLeft,
  formGaps,
  mayAttempt,
  trainingScore,
  trainingState,
} from '@callboard/domain';
import { usualMinimumScore, visibleQuestions } from '@callboard/domain';
import type { FormAnswers } from '@callboard/domain';
import type { Ctx } from '#platform/http/handler.ts';
import { fileAddress } from '#platform/http/file-address.ts';
import { tenantRules, todayOfTenant } from '../../../account/settings/settings.public.ts';
import { countDocuments } from './form-documents.db.ts';
import { canSignPerformed } from './forms.policy.ts';
import type { Performed } from './occasion.ts';
import { questionsOf } from './questions.db.ts';
import type { Question } from './questions.db.ts';
import { answersOf } from './results.db.ts';
import type { Answer, Result } from './results.db.ts';

/** Answers as the rules read them. One that no longer fits its question counts as none. */
export const readAnswers = (questions: readonly Question[], answers: readonly Answer[]): FormAnswers =>
  Object.fromEntries(
    answers.flatMap(({ questionId, value, comment, fileId }) => {
      const question = questions.find(({ id }) => id === questionId);
      return question && !answerProblem(question, value)
        ? [[questionId, { value, comment, hasFile: fileId !== null }]]
        : [];
    }),
  );

/** The person signs below, unless the form itself asks for a signature or is a training. */
export const needsSignature = (kind: string, questions: readonly Question[]): boolean =>
  kind !== 'training' && !questions.some((question) => question.kind === 'signature');

const fileOf = ({ fileId, fileName, fileType, fileSize, content }: Answer, ctx: Ctx) => {
  if (fileId === null || content === null) return null;
  const facts = { id: fileId, name: fileName ?? '', type: fileType ?? '', size: fileSize ?? 0 };
  return { ...facts, ...fileAddress({ id: fileId, content, private: true }, ctx) };
};

const started = (results: readonly Result[]): boolean => results.some(({ state }) => state === 'open');

/** How a training stands for its person, by all attempts. */
export async function ownTrainingState({ db, now }: Pick<Ctx, 'db' | 'now'>, { form, results }: Performed) {
  const pass = results.find(({ passed }) => passed === true);
  const failed = results.filter(({ passed, number }) => passed === false && number > (pass?.number ?? 0));
  const state = trainingState({
    today: await todayOfTenant(db, now()),
    validFrom: form.validFrom,
    validUntil: form.validUntil,
    attempts: form.attempts,
    started: started(results),
    failedSincePass: failed.length,
    passed: pass !== undefined,
    passedUntil: pass?.validUntil ?? null,
    expiringDays: Math.max(0, ...(await tenantRules(db)).expiryReminderDays),
  });
  return {
    state,
    attemptsLeft: attemptsLeft(form.attempts, failed.length),
    validUntil: pass?.validUntil ?? null,
  };
}

const nameOf = (result: Result | null, ctx: Ctx) =>
  result
    ? { id: result.personId, name: result.personName }
    : { id: ctx.caller.personId ?? '', name: ctx.caller.name };

const presentQuestion = (question: Question, answers: FormAnswers, showsResult: boolean) => {
  const { correct, fileId, ...rest } = question;
  const shown = { ...rest, showIf: rest.showIf as FormPerformance['questions'][number]['showIf'] };
  const right = showsResult && correct !== null ? trainingScore([question], answers) === 100 : null;
  return { ...shown, hasFile: fileId !== null, right };
};

export async function presentPerformance(
  ctx: Ctx,
  performed: Performed,
  { questionId }: { questionId?: string | undefined } = {},
): Promise<FormPerformance> {
  const { form, crew, occasion, result, results, mayWrite } = performed;
  const questions = await questionsOf(ctx.db, form.id);
  const kept = result ? await answersOf(ctx.db, result.id) : [];
  const answers = readAnswers(questions, kept);
  const asked = visibleQuestions(questions, answers).map(({ id }) => id);
  const gaps = formGaps(questions, answers);
  const submitted = result?.state === 'submitted';
  const newest = result?.id === results[0]?.id;
  const training = form.kind === 'training' ? await ownTrainingState(ctx, performed) : null;
  const mayStart = training ? mayAttempt(training.state) : result === null;
  return {
    form: { id: form.id, kind: form.kind, name: form.name, intro: form.intro },
    crew: crew && { id: crew.id, name: crew.name, project: crew.project, location: crew.location },
    date: occasion.date,
    shift: occasion.shift,
    person: nameOf(result, ctx),
    resultId: result?.id ?? null,
    number: result?.number ?? 1,
    version: result?.version ?? 0,
    state: result?.state ?? 'new',
    questions: questions.map((one) => presentQuestion(one, answers, submitted && training !== null)),
    answers: kept.map((one) => ({
      questionId: one.questionId,
      value: one.value as FormPerformance['answers'][number]['value'],
      comment: one.comment,
      answeredAt: one.answeredAt.toISOString(),
      file: fileOf(one, ctx),
    })),
    asked,
    gaps: submitted ? [] : gaps,
    openAt: asked.find((id) => id === questionId) ?? gaps[0]?.questionId ?? asked[0] ?? null,
    startedAt: result?.startedAt.toISOString() ?? null,
    submittedAt: result?.submittedAt?.toISOString() ?? null,
    needsSignature: needsSignature(form.kind, questions),
    signature: result?.signedAt ? { name: result.signerName, at: result.signedAt.toISOString() } : null,
    sentAt: result?.sentAt?.toISOString() ?? null,
    documents: await countDocuments(ctx.db, form.id),
    training: training && {
      ...training,
      score: result?.score ?? null,
      passed: result?.passed ?? null,
      minimumScore: form.minimumScore ?? usualMinimumScore,
    },
    versions: results.map((one) => ({
      id: one.id,
      number: one.number,
      submittedAt: one.submittedAt?.toISOString() ?? null,
    })),
    may: {
      start: mayWrite && !started(results) && mayStart,
      answer: mayWrite && newest && result?.state === 'open',
      change: mayWrite && newest && submitted && training === null,
      sign: canSignPerformed(performed),
    },
  };
}
