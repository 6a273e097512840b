import type { photos } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const photosRoutes: AreaRoutes<typeof photos> = {};
