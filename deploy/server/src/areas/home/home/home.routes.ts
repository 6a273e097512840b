import type { home as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { home } from './home.ts';

export const homeRoutes: AreaRoutes<typeof contract> = { home };
