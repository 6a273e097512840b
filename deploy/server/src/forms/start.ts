import { randomUUID } from 'node:crypto';
import type { forms } from '@callboard/contract';
import { mayAttempt } from '@callboard/domain';
import { AppError, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { performedOf, personIdOf } from './occasion.ts';
import { presentPerformance, standingOf } from './present-performance.ts';
import { addResult } from './results.db.ts';

/** Begins what is not begun. Beginning twice, or from two phones, is one. */
export const start: Handler<typeof forms.start> = async ({ body: { formId, ...wanted } }, ctx) => {
  const { db, now } = ctx;
  const performed = await performedOf(ctx, formId, wanted);
  const { form, occasion, results, mayWrite } = performed;
  if (!mayWrite) throw notFound();
  const newest = results[0];
  if (newest?.state === 'open') return presentPerformance(ctx, { ...performed, result: newest });
  if (form.kind === 'training') {
    const { state } = await standingOf(ctx, performed);
    if (!mayAttempt(state)) throw new AppError('wrong_state', { params: { state } });
  } else if (newest) return presentPerformance(ctx, performed);
  await addResult(db, {
    id: randomUUID(),
    formId,
    personId: personIdOf(ctx),
    ...occasion,
    number: (newest?.number ?? 0) + 1,
    at: now(),
  });
  return presentPerformance(ctx, await performedOf(ctx, formId, wanted));
};
