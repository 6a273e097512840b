import type { home as contract } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';
import { home } from './home.ts';

export const homeRoutes: AreaRoutes<typeof contract> = { home };
