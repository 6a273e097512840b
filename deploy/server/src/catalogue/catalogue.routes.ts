import type { catalogue } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const catalogueRoutes: AreaRoutes<typeof catalogue> = {};
