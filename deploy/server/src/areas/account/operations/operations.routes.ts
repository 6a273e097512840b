import type { Api } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';
import { activities } from './activities.ts';
import { file } from './file.ts';
import { jobsState } from '../jobs/jobs-state.ts';
import { status } from './status.ts';
import { version } from './version.ts';

export const operationsRoutes: AreaRoutes<Api['operations']> = {
  version,
  status,
  jobsState,
  activities,
  file,
};
