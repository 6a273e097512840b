import type { blockDates } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const blockDatesRoutes: AreaRoutes<typeof blockDates> = {};
