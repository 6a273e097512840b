import type { jobs } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { answerJobs } from './answer-jobs.ts';

export const confirmations: Handler<typeof jobs.confirmations> = async ({ body }, ctx) => ({
  jobs: await answerJobs(body.answers, ctx),
});
