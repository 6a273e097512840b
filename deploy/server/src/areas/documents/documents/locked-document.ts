import { notFound } from '../http/app-error.ts';
import type { Ctx } from '../http/handler.ts';
import { documentById, lockDocument } from './document-rows.db.ts';
import { mayDo } from './may-do.ts';
import { personOf } from '../http/person-of.ts';
import { standingOf } from './present-document.ts';
import { visibleTo } from './visible.db.ts';

/** A document that the caller sees, held until the end of the call, with what the caller may do to it. */
export async function lockedDocument({ db, caller }: Pick<Ctx, 'db' | 'caller'>, id: string) {
  const me = personOf(caller);
  const seen = visibleTo(caller, me);
  if (!(await documentById(db, seen, id))) throw notFound();
  await lockDocument(db, id);
  const found = await documentById(db, seen, id);
  if (!found) throw notFound();
  return { found, me, may: mayDo(found, caller, standingOf(found, me)) };
}
