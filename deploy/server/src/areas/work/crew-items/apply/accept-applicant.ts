import type { crewItems } from '@callboard/contract';
import { crewItemGroups, isOneOf } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { closeApplications, decideApplication, lastApplication } from '../state/applications.db.ts';
import { lockItem } from '../item/locked-item.db.ts';
import { moveLocked, wrongState } from '../state/move-item.ts';
import { presentItem } from '../read/present-item.ts';
import { putPerson } from '../state/put-person.ts';

export const acceptApplicant: Handler<typeof crewItems.acceptApplicant> = async (
  { params, body: { force = false, reason = '' } },
  { db, jobs, caller, now },
) => {
  const at = now();
  const ctx = { db, jobs, at };
  const actorId = caller.personId;
  const item = await lockItem(db, params.id);
  const application = item && (await lastApplication(db, { itemId: item.id, personId: params.personId }));
  if (!item || !application) throw notFound();
  if (!isOneOf(item.status, crewItemGroups.wanted) || application.state !== 'applied') throw wrongState(item);
  const set = await putPerson(db, { itemId: item.id, personId: params.personId }, { force, reason, actorId });
  await decideApplication(db, application.id, { state: 'accepted', at, by: actorId, reason });
  const rules = await tenantRules(db);
  const taken = await moveLocked(ctx, item, { action: 'accept', by: 'planner', actorId, set, reason }, rules);
  await closeApplications(ctx, item, { state: 'filled', by: actorId });
  return presentItem(db, caller, taken.id, at);
};
