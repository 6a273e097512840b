import type { search as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { search } from './search.ts';

export const searchRoutes: AreaRoutes<typeof contract> = { search };
