import { randomUUID } from 'node:crypto';
import type { forms } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { keepGiven } from './keep-given.ts';
import { performedOf, writableResult } from '../read/occasion.ts';
import { presentPerformance } from '../read/present-performance.ts';
import { questionsOf } from '../read/questions.db.ts';
import { meantResult } from './result-alias.db.ts';
import { addResult, copyAnswers, lockResult, setResult } from '../read/results.db.ts';
import { submit } from './submit.ts';

/** A change of what was submitted goes into a new version that begins with the same answers. */
async function anew(ctx: Ctx, performed: Awaited<ReturnType<typeof writableResult>>): Promise<string> {
  const { form, occasion, result, results } = performed;
  if (form.kind === 'training') throw new AppError('wrong_state', { params: { state: 'submitted' } });
  if (results[0]?.id !== result.id) throw new AppError('conflict', { params: { version: result.version } });
  const id = ctx.once('next version', randomUUID);
  const number = result.number + 1;
  await addResult(ctx.db, {
    id,
    formId: form.id,
    personId: personOf(ctx.caller),
    ...occasion,
    number,
    at: ctx.once('begun', ctx.now),
  });
  await copyAnswers(ctx.db, { from: result.id, to: id });
  return id;
}

export const save: Handler<typeof forms.save> = async ({ params, body, request }, ctx) => {
  const { db } = ctx;
  const meant = await meantResult(db, params.id);
  const locked = await lockResult(db, meant);
  if (!locked) throw notFound();
  const performed = await writableResult(ctx, locked.formId, { resultId: meant });
  requireVersion(request, locked.version, await presentPerformance(ctx, performed));
  const questions = await questionsOf(db, locked.formId);
  const id = locked.state === 'submitted' ? await anew(ctx, performed) : locked.id;
  await keepGiven(ctx, { id, questions, given: body.answers });
  if (body.submit)
    await submit(ctx, await writableResult(ctx, locked.formId, { resultId: id }), questions, body.signature);
  else await setResult(db, id, {});
  return presentPerformance(ctx, await performedOf(ctx, locked.formId, { resultId: id }));
};
