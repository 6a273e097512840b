import type { crewItems } from '@callboard/contract';
import type { CrewItemAction } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { lockItem } from '../item/locked-item.db.ts';
import { moveAsPlanner } from './move-as-planner.ts';
import { firstOffered, notifyOffered } from '../offer/notify-offered.ts';
import { presentItem } from '../read/present-item.ts';

type Intent = { action: CrewItemAction; reason?: string | undefined; force?: boolean | undefined };

async function moveAs(id: string, intent: Intent, ctx: Ctx) {
  const { db, jobs, caller, now } = ctx;
  const at = now();
  const moveCtx = { db, jobs, at };
  const actorId = caller.personId;
  const item = await lockItem(db, id);
  if (!item) throw notFound();
  await moveAsPlanner(moveCtx, item, { ...intent, actorId }, await tenantRules(db));
  await notifyOffered(moveCtx, firstOffered([item], intent.action), { actorId });
  return presentItem(db, caller, id, at);
}

export const moveCrewItem: Handler<typeof crewItems.moveCrewItem> = ({ params, body }, ctx) =>
  moveAs(params.id, body, ctx);

export const activate: Handler<typeof crewItems.activate> = ({ params }, ctx) =>
  moveAs(params.id, { action: 'activate' }, ctx);

export const notNeeded: Handler<typeof crewItems.notNeeded> = ({ params, body }, ctx) =>
  moveAs(params.id, { action: 'notNeeded', ...body }, ctx);

export const reactivate: Handler<typeof crewItems.reactivate> = ({ params }, ctx) =>
  moveAs(params.id, { action: 'reactivate' }, ctx);
