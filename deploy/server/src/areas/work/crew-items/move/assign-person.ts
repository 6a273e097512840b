import type { crewItems } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { assignLocked } from './assign-locked.ts';
import { lockItem } from '../item/locked-item.db.ts';
import { presentItem } from '../read/present-item.ts';

export const assignPerson: Handler<typeof crewItems.assignPerson> = async (
  { params, body: { personId, as, force = false, reason = '' }, request },
  { db, jobs, caller, now },
) => {
  const at = now();
  const item = await lockItem(db, params.id);
  if (!item) throw notFound();
  requireVersion(request, item.version, { id: item.id, version: item.version, status: item.status });
  const intent = { personId, as, force, reason, actorId: caller.personId };
  await assignLocked({ db, jobs, at }, item, intent, await tenantRules(db));
  return presentItem(db, caller, item.id, at);
};
