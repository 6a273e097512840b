import type { projects } from '@callboard/contract';
import type { Ctx, Handler } from '../http/handler.ts';
import { changed } from '../live/changed.ts';
import { tell } from '../notifications/tell.ts';
import { noteActivity } from '../operations/note.ts';
import { cancelItems } from './cancel-project.db.ts';
import type { CancelledItem } from './cancel-project.db.ts';
import { projectForWriter, requireOpen, writeChange } from './change.ts';
import { presentProject } from './project.ts';

/** Each position keeps its own line of history, and its person hears of it. */
async function tellCancelled(ctx: Ctx, item: CancelledItem, project: string, reason: string) {
  const { db, jobs, caller, now } = ctx;
  const subject = { kind: 'crewItem', id: item.id };
  await noteActivity(db, {
    personId: item.personId,
    category: 'crewItem',
    caption: 'crew_item_cancelled',
    subject,
    actorId: caller.personId,
    before: { status: item.status },
    after: { status: 'cancelled' },
    reason,
    at: now(),
  });
  if (!item.told) return;
  await tell(
    { db, jobs, at: now() },
    {
      people: [item.personId],
      kind: 'jobCancelled',
      params: { project, crew: item.crewName, day: item.startDate, reason },
      subject,
    },
  );
}

export const cancelProject: Handler<typeof projects.cancelProject> = async (
  { params, body, request },
  ctx,
) => {
  const bare = await projectForWriter(ctx, params.number, request);
  requireOpen(bare);
  const at = ctx.now();
  const { reason } = body;
  await writeChange(
    ctx,
    bare,
    { cancelled_at: at, cancel_reason: reason },
    { caption: 'project_cancelled', reason },
  );
  const items = await cancelItems(ctx.db, bare.id, { reason, at });
  for (const item of items) await tellCancelled(ctx, item, bare.name, reason);
  await changed(
    ctx.db,
    items.map(({ personId }) => personId),
    ['jobs', 'crews', 'calendar'],
  );
  return presentProject(ctx, params.number);
};
