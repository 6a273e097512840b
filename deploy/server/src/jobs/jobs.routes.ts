import type { jobs as contract } from '@callboard/contract';
import { confirmation } from '../crew-jobs/confirmation.ts';
import { confirmations } from '../crew-jobs/confirmations.ts';
import { crewChiefJobs } from '../crew-jobs/crew-chief-jobs.ts';
import { job } from '../crew-jobs/job.ts';
import { jobs } from '../crew-jobs/jobs.ts';
import { requestRemoval } from '../crew-jobs/request-removal.ts';
import { seeCancellation } from '../crew-jobs/see-cancellation.ts';
import type { AreaRoutes } from '../http/handler.ts';

export const jobsRoutes: AreaRoutes<typeof contract> = {
  jobs,
  crewChiefJobs,
  job,
  confirmation,
  confirmations,
  requestRemoval,
  seeCancellation,
};
