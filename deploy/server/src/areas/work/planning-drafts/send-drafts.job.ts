import type { CrewItemAction } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Db } from '#platform/db/tables.ts';
import { withTenant } from '#platform/db/with-tenant.ts';
import type { JobHandler } from '#platform/jobs/job-handlers.ts';
import { changed } from '#platform/live/changed.db.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { assignLocked, lockItem, moveAsPlanner, notifyOffered } from '../crew-items/crew-items.public.ts';
import type { MoveCtx } from '../crew-items/crew-items.public.ts';
import { dropSent, lockSent, planners, returnSent, sentIds } from './drafts.db.ts';

type Sent = { id: string; sendId: string };

/** Does one draft as if its planner had done it now, and gives it back; nothing where it was taken back. */
async function perform(ctx: MoveCtx, { id, sendId }: Sent) {
  const { db } = ctx;
  const draft = await lockSent(db, { draftId: id, sendId });
  if (!draft) return null;
  const item = await lockItem(db, draft.crewItemId);
  if (item?.version !== draft.itemVersion) throw new AppError('conflict');
  const { force, reason, plannerId: actorId, personId } = draft;
  const action = draft.action as CrewItemAction;
  const rules = await tenantRules(db);
  if (personId !== null && (action === 'request' || action === 'requestSpare' || action === 'book'))
    await assignLocked(ctx, item, { personId, as: action, force, reason, actorId }, rules);
  else await moveAsPlanner(ctx, item, { action, force, reason, actorId }, rules);
  await dropSent(db, id);
  return draft;
}

/** Each in a transaction of its own: what comes back keeps no other from leaving, and is a draft again. */
export const sendDraftsJob: JobHandler = async ({ tenant, data }, { database, jobs, now }) => {
  const { sendId } = data as { sendId: string };
  const within = <T>(work: (db: Db) => Promise<T>) => withTenant(database, tenant, work);
  const ctxOf = (db: Db): MoveCtx => ({ db, jobs: jobs.within(db, tenant), at: now() });
  const offered: { itemId: string; actorId: string }[] = [];
  for (const { id } of await within((db) => sentIds(db, sendId))) {
    try {
      const done = await within((db) => perform(ctxOf(db), { id, sendId }));
      if (done?.action === 'offer') offered.push({ itemId: done.crewItemId, actorId: done.plannerId });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await within((db) => returnSent(db, id, error.code));
    }
  }
  const actorId = offered[0]?.actorId ?? null;
  const itemIds = offered.map(({ itemId }) => itemId);
  await within(async (db) => {
    await notifyOffered(ctxOf(db), itemIds, { actorId });
    await changed(db, await planners(db), ['planningDrafts', 'planning']);
  });
};
