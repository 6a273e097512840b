import type { crewItems } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { itemDetail } from '../read/item-detail.db.ts';
import { moveItem } from '../state/move-item.ts';
import { presentItem } from '../read/present-item.ts';
import { leadsCrew } from '../../../account/access/access.public.ts';
import { itemViewerOf } from '../read/visible-items.db.ts';

/** Planners, and the chief for the own crew. */
export const noShow: Handler<typeof crewItems.noShow> = async (
  { params, body },
  { db, jobs, caller, now },
) => {
  const viewer = itemViewerOf(caller);
  const item = await itemDetail(db, viewer, params.id);
  if (!item) throw notFound();
  const chief = await leadsCrew(db, { crewId: item.crewId, personId: viewer.personId });
  if (!viewer.mayEdit && !chief)
    throw new AppError('forbidden', { params: { missing: 'crews', permission: 'EDIT' } });
  const at = now();
  await moveItem({ db, jobs, at }, params.id, {
    action: 'noShow',
    by: viewer.mayEdit ? 'planner' : 'chief',
    actorId: caller.personId,
    reason: body.reason ?? '',
  });
  return presentItem(db, caller, params.id, at);
};
