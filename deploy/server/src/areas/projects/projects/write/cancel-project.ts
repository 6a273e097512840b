import type { projects } from '@callboard/contract';
import { endApplications, moveItems } from '../../../work/crew-items/crew-items.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { cancelCrews, itemsToCancel } from './cancel-project.db.ts';
import { projectForWriter, requireOpen, writeChange } from './change.ts';
import { presentProject } from '../read/project.ts';

export const cancelProject: Handler<typeof projects.cancelProject> = async (
  { params, body, request },
  ctx,
) => {
  const { db, jobs, caller, now } = ctx;
  const bare = await projectForWriter(ctx, params.number, request);
  requireOpen(bare);
  const at = now();
  const { reason } = body;
  const changes = { cancelledAt: at, cancelReason: reason };
  await writeChange(ctx, bare, changes, { caption: 'project_cancelled', reason });
  const move = { action: 'cancel', by: 'planner', actorId: caller.personId, reason } as const;
  await moveItems({ db, jobs, at }, await itemsToCancel(db, { projectId: bare.id }), move);
  await endApplications({ db, jobs, at }, { projectId: bare.id }, caller.personId);
  await cancelCrews(db, { projectId: bare.id }, at);
  return presentProject(ctx, params.number);
};
