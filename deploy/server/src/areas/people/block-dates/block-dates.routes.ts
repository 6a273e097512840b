import type { blockDates as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { blockDate } from './block-date.ts';
import { blockDates } from './block-dates.ts';
import { unblockDate } from './unblock-date.ts';

export const blockDatesRoutes: AreaRoutes<typeof contract> = { blockDates, blockDate, unblockDate };
