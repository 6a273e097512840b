import type { crewItems } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { lockItems } from '../item/locked-item.db.ts';
import { moveAsPlanner } from './move-as-planner.ts';
import { firstOffered, notifyOffered } from '../offer/notify-offered.ts';
import { inNameOf } from '../item/refused-item.ts';

export const moveCrewItems: Handler<typeof crewItems.moveCrewItems> = async (
  { body: { ids, ...intent } },
  { db, jobs, caller, now },
) => {
  const ctx = { db, jobs, at: now() };
  const actorId = caller.personId;
  const items = await lockItems(db, ids);
  if (items.length < new Set(ids).size) throw notFound();
  const rules = await tenantRules(db);
  const moved = [];
  for (const item of items) {
    const { id, version, status } = await inNameOf(item, () =>
      moveAsPlanner(ctx, item, { ...intent, actorId }, rules),
    );
    moved.push({ id, version, status });
  }
  await notifyOffered(ctx, firstOffered(items, intent.action), { actorId });
  return { items: moved };
};
