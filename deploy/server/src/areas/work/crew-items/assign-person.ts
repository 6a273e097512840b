import type { crewItems } from '@callboard/contract';
import { assignableStates } from '@callboard/domain';
import { notFound } from '../../../platform/errors/app-error.ts';
import { requireVersion } from '../../../platform/http/handler.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { noteActivity } from '../../../platform/activities/note-activity.db.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { closeApplications } from './applications.db.ts';
import { writeItem } from './crew-item.db.ts';
import { lockItem } from './locked-item.db.ts';
import { moveLocked, wrongState } from './move-item.ts';
import { presentItem } from './present-item.ts';
import { putPerson } from './put-person.ts';
import { itemChanged } from './notify-move.ts';

export const assignPerson: Handler<typeof crewItems.assignPerson> = async (
  { params, body: { personId, as, force = false, reason = '' }, request },
  { db, jobs, caller, now },
) => {
  const at = now();
  const actorId = caller.personId;
  const ctx = { db, jobs, at };
  let item = await lockItem(db, params.id);
  if (!item) throw notFound();
  requireVersion(request, item.version, { id: item.id, version: item.version, status: item.status });
  if (!assignableStates.includes(item.status)) throw wrongState(item);
  if ((personId === null || as === 'draft') && item.status !== 'draft' && item.status !== 'vacant')
    throw wrongState(item);
  const rules = await tenantRules(db);
  if (item.status === 'vacant') {
    await closeApplications(ctx, item, { state: 'filled', by: actorId });
    item = await moveLocked(
      ctx,
      item,
      { action: 'withdrawOffer', by: 'planner', actorId, quiet: true },
      rules,
    );
  }
  const set =
    personId === null
      ? { person_id: null, double_booking: false, many_at_once: false, forced_by: null, forced_reason: '' }
      : await putPerson(db, item.id, personId, { force, reason, actorId });
  const before = { status: item.status, personId: item.person_id };
  // A late refusal belongs to who refused; the position itself begins anew with the next person.
  const fresh = item.status === 'draft' ? set : { ...set, late_refusal: false };
  const row = await writeItem(db, item.id, fresh);
  const next = { ...item, ...row };
  await noteActivity(db, {
    personId,
    category: 'crewItem',
    caption: 'item_assign',
    subject: { kind: 'crewItem', id: item.id },
    actorId,
    before,
    after: { personId, ...(force ? { forced: true } : {}) },
    reason,
    at,
  });
  if (personId !== null && as !== 'draft')
    await moveLocked(ctx, next, { action: as, by: 'planner', actorId }, rules);
  else await itemChanged(db, next, actorId);
  return presentItem(db, caller, item.id, at);
};
