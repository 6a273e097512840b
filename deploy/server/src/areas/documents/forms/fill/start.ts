import { randomUUID } from 'node:crypto';
import type { forms } from '@callboard/contract';
import { mayAttempt } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { performedOf } from '../read/occasion.ts';
import type { Performed } from '../read/occasion.ts';
import { presentPerformance, ownTrainingState } from '../read/present-performance.ts';
import { alsoNamed } from './result-alias.db.ts';
import { addResult } from '../read/results.db.ts';

/** What there is to go on with; of a training nothing, once an attempt is over. */
async function begunBefore(ctx: Ctx, performed: Performed): Promise<Performed | null> {
  const { form, results } = performed;
  const [newest] = results;
  if (newest?.state === 'open') return { ...performed, result: newest };
  if (form.kind !== 'training') return newest ? performed : null;
  const { state } = await ownTrainingState(ctx, performed);
  if (!mayAttempt(state)) throw new AppError('wrong_state', { params: { state } });
  return null;
}

/** Begins what is not begun. Beginning twice, or from two phones, is one. */
export const start: Handler<typeof forms.start> = async ({ body }, ctx) => {
  const { db, now } = ctx;
  const { formId, resultId, ...wanted } = body;
  const performed = await performedOf(ctx, formId, wanted);
  const { form, occasion, results, mayWrite } = performed;
  if (!mayWrite) throw notFound();
  let begun = await begunBefore(ctx, performed);
  if (!begun) {
    await addResult(db, {
      id: resultId ?? randomUUID(),
      formId: form.id,
      personId: personOf(ctx.caller),
      ...occasion,
      number: (results[0]?.number ?? 0) + 1,
      at: now(),
    });
    begun = await performedOf(ctx, formId, wanted);
  }
  if (resultId !== undefined) {
    // The name is another result's: nobody makes that up by chance.
    if (!begun.result) throw notFound();
    if (begun.result.id !== resultId) await alsoNamed(db, { aliasId: resultId, resultId: begun.result.id });
  }
  return presentPerformance(ctx, begun);
};
