import type { live as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { live } from './live.ts';

export const liveRoutes: AreaRoutes<typeof contract> = { live };
