import type { Api } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { activities } from '../activities/activities.public.ts';
import { file } from './file.ts';
import { jobsState } from './jobs-state.ts';
import { status } from './status.ts';
import { version } from './version.ts';

export const operationsRoutes: AreaRoutes<Api['operations']> = {
  version,
  status,
  jobsState,
  activities,
  file,
};
