import type { jobDays as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { jobDay } from './read/job-day.ts';

export const jobDaysRoutes: AreaRoutes<typeof contract> = { jobDay };
