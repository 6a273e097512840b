import type { jobs as contract } from '@callboard/contract';
import { confirmation } from './answer/confirmation.ts';
import { confirmations } from './answer/confirmations.ts';
import { crewChiefJobs } from './read/crew-chief-jobs.ts';
import { job } from './read/job.ts';
import { jobs } from './read/jobs.ts';
import { requestRemoval } from './answer/request-removal.ts';
import { seeCancellation } from './answer/see-cancellation.ts';
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
