import type { jobs as contract } from '@callboard/contract';
import { confirmation } from './confirmation.ts';
import { confirmations } from './confirmations.ts';
import { crewChiefJobs } from './crew-chief-jobs.ts';
import { job } from './job.ts';
import { jobs } from './jobs.ts';
import { requestRemoval } from './request-removal.ts';
import { seeCancellation } from './see-cancellation.ts';
import type { AreaRoutes } from '#platform/http/handler.ts';

export const jobsRoutes: AreaRoutes<typeof contract> = {
  jobs,
  crewChiefJobs,
  job,
  confirmation,
  confirmations,
  requestRemoval,
  seeCancellation,
};
