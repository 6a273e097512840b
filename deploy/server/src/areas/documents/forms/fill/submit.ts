import type { BodyOf, forms } from '@callboard/contract';
import {
  formGaps,
  trainingPassed,
  trainingScore,
  trainingValidUntil,
  visibleQuestions,
} from '@callboard/domain';
import type { FormAnswers } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { takeUpload } from '../../uploads/uploads.public.ts';
import { giveSkill } from './give-skill.db.ts';
import { fulfilCheck } from '../read/occasion.db.ts';
import type { Performed } from '../read/occasion.ts';
import { keepPaper } from '../paper/paper.ts';
import { needsSignature, readAnswers } from '../read/present-performance.ts';
import type { Question } from '../read/questions.db.ts';
import { raiseTodos } from './raise-todos.ts';
import { answersOf, dropAnswers, setResult } from '../read/results.db.ts';
import type { Result } from '../read/results.db.ts';

type Signature = BodyOf<typeof forms.save>['signature'];

function refuseGaps(questions: readonly Question[], answers: FormAnswers): void {
  const gaps = formGaps(questions, answers);
  if (gaps.length === 0) return;
  throw new AppError('invalid', {
    fields: gaps.map(({ questionId, missing }) => ({ path: `${questionId}.${missing}`, code: 'required' })),
  });
}

/** A training is decided by its score; what was passed gives the skill and counts for its time. */
async function decide(ctx: Ctx, { form }: Performed, asked: readonly Question[], answers: FormAnswers) {
  if (form.kind !== 'training') return { score: null, passed: null, validUntil: null };
  const score = trainingScore(asked, answers);
  const passed = trainingPassed(score, form.minimumScore);
  const today = await todayOfTenant(ctx.db, ctx.now());
  const terms = { validDays: form.validDays, validUntil: form.validUntil };
  return { score, passed, validUntil: passed ? trainingValidUntil(today, terms) : null };
}

/** Stands on the paper too. */
const submittedAt = ({ once, now }: Ctx): Date => once('submitted', now);

async function sign(ctx: Ctx, needed: boolean, signature: Signature) {
  if (!signature) {
    if (needed) throw new AppError('invalid', { fields: [{ path: 'signature', code: 'required' }] });
    return {};
  }
  const { fileId } = await takeUpload(ctx, signature.uploadId, {
    path: 'signature.uploadId',
    types: ['image/'],
  });
  return { signatureFileId: fileId, signerName: signature.name, signedAt: submittedAt(ctx) };
}

/** Locks the answers, makes the paper, and lets follow what follows. */
export async function submit(
  ctx: Ctx,
  performed: Performed & { result: Result },
  questions: readonly Question[],
  signature: Signature,
): Promise<void> {
  const { db, caller, now } = ctx;
  const { form, result, crew, checkId } = performed;
  const kept = await answersOf(db, result.id);
  const answers = readAnswers(questions, kept);
  refuseGaps(questions, answers);
  const asked = visibleQuestions(questions, answers);
  const stays = new Set(asked.map(({ id }) => id));
  const questionIds = kept.flatMap(({ questionId }) => (stays.has(questionId) ? [] : [questionId]));
  await dropAnswers(db, { resultId: result.id, questionIds });
  const decided = await decide(ctx, performed, asked, answers);
  const signed = await sign(ctx, needsSignature(form.kind, questions), signature);
  const facts = { ...decided, ...signed, state: 'submitted' as const, submittedAt: submittedAt(ctx) };
  const paperId = await keepPaper(ctx, { ...performed, result: { ...result, ...facts } });
  await setResult(db, result.id, {
    ...facts,
    paperFileId: paperId,
    ...(signature ? { signedFileId: paperId } : {}),
  });
  if (checkId && caller.personId)
    await fulfilCheck(db, checkId, { resultId: result.id, at: now(), by: caller.personId, paperId });
  if (decided.passed && form.skillId)
    await giveSkill(db, {
      personId: result.personId,
      skillId: form.skillId,
      from: await todayOfTenant(db, now()),
      until: decided.validUntil,
    });
  await raiseTodos(ctx, performed, questions, answers, decided.passed);
  await noteActivity(db, {
    personId: result.personId,
    category: 'form',
    caption: form.kind === 'securityCheck' ? 'securityCheckDone' : 'formSubmitted',
    body: form.name,
    subject: crew ? { kind: 'crew', id: crew.id } : { kind: 'form', id: form.id },
    actorId: caller.personId,
    before: { state: 'open' },
    after: { state: 'submitted', number: result.number, score: decided.score, passed: decided.passed },
    at: now(),
  });
  await changed(
    db,
    [result.personId, crew?.plannerId ?? null],
    ['forms', ...(crew ? [`crew:${crew.id}` as const] : [])],
  );
}
