import type { projects } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { projectForWriter, requireOpen, writeChange } from './change.ts';
import { presentProject } from '../read/project.ts';
import { openItemsOf } from './cancel-project.db.ts';

export const closeProject: Handler<typeof projects.closeProject> = async ({ params, request }, ctx) => {
  const bare = await projectForWriter(ctx, params.number, request);
  requireOpen(bare);
  // Somebody is still expected there: the project is cancelled or its positions are answered first.
  const open = await openItemsOf(ctx.db, bare.id, ctx.now());
  if (open > 0) throw new AppError('wrong_state', { params: { status: 'open', positions: open } });
  await writeChange(ctx, bare, { closedAt: ctx.now() }, { caption: 'project_closed' });
  return presentProject(ctx, params.number);
};

export const reopenProject: Handler<typeof projects.reopenProject> = async ({ params, request }, ctx) => {
  const bare = await projectForWriter(ctx, params.number, request);
  if (!bare.closedAt || bare.cancelledAt) {
    throw new AppError('wrong_state', { params: { status: bare.cancelledAt ? 'cancelled' : 'open' } });
  }
  await writeChange(ctx, bare, { closedAt: null }, { caption: 'project_reopened' });
  return presentProject(ctx, params.number);
};
