import type { jobs } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { answerJobs } from './answer-jobs.ts';

/** A job and, if wanted, other days of it, each with an answer of its own. */
export const confirmation: Handler<typeof jobs.confirmation> = async (
  { params, body: { others = [], ...answer } },
  ctx,
) => ({ jobs: await answerJobs([{ id: params.id, ...answer }, ...others], ctx) });
