import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { documentById, lockDocument } from './document-rows.db.ts';
import { documentActions } from './documents.policy.ts';
import { personOf } from '#platform/http/person-of.ts';
import { ownSigningState } from './present-document.ts';
import { visibleTo } from './visible.db.ts';

/** A document that the caller sees, held until the end of the call, with what the caller may do to it. */
export async function lockedDocument({ db, caller }: Pick<Ctx, 'db' | 'caller'>, id: string) {
  const me = personOf(caller);
  const seen = visibleTo(caller, me);
  if (!(await documentById(db, seen, id))) throw notFound();
  await lockDocument(db, id);
  const found = await documentById(db, seen, id);
  if (!found) throw notFound();
  return { found, me, may: documentActions(found, caller, ownSigningState(found, me)) };
}
