import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { isAssigned, leadsCheckOf } from './occasion.db.ts';
import type { Performed } from './occasion.ts';
import { formById } from './questions.db.ts';

/** A form that the caller is to do, or has a security check of; those who plan and account see all. */
export async function requireVisibleForm(ctx: Pick<Ctx, 'db' | 'caller'>, formId: string): Promise<void> {
  const { db, caller } = ctx;
  const form = await formById(db, formId);
  if (!form) throw notFound();
  if (caller.roles.includes('planner') || caller.roles.includes('office')) return;
  const personId = personOf(caller);
  const reaches = form.kind === 'securityCheck' ? leadsCheckOf : isAssigned;
  if (!(await reaches(db, { formId, personId }))) throw notFound();
}

/** Why what was submitted cannot be signed: something newer is there, or the training was not passed. */
export function unsignableState({ form, result, results }: Performed): 'open' | 'replaced' | 'failed' | null {
  if (result?.state !== 'submitted') return 'open';
  if (results[0]?.id !== result.id) return 'replaced';
  return form.kind === 'training' && result.passed !== true ? 'failed' : null;
}

/** The newest version of what one has submitted, once. */
export const canSignPerformed = (performed: Performed): boolean =>
  performed.mayWrite && !performed.result?.signedFileId && unsignableState(performed) === null;
