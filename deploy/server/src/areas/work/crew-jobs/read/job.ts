import type { jobs } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { jobDetail } from './job-detail.ts';
import { jobsById } from './jobs.db.ts';

export const job: Handler<typeof jobs.job> = async ({ params }, ctx) => {
  const { personId } = ctx.caller;
  const [row] = personId === null ? [] : await jobsById(ctx.db, { personId, itemIds: [params.id] });
  if (!row || personId === null) throw notFound();
  return jobDetail(ctx, row, personId);
};
