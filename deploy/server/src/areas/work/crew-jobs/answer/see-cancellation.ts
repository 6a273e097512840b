import type { jobs } from '@callboard/contract';
import { writeItem, wrongState, itemChanged } from '../../crew-items/crew-items.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { ownJob, presentOwnJob } from './own-job.ts';

export const seeCancellation: Handler<typeof jobs.seeCancellation> = async ({ params }, ctx) => {
  const item = await ownJob(ctx, params.id);
  if (item.status !== 'cancelled' && item.status !== 'notNeeded') throw wrongState(item);
  if (item.cancellationSeenAt === null) {
    await writeItem(ctx.db, item.id, { cancellationSeenAt: ctx.now() });
    await itemChanged(ctx.db, item, item.personId);
  }
  return presentOwnJob(ctx, item);
};
