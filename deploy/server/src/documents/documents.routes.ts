import type { documents } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const documentsRoutes: AreaRoutes<typeof documents> = {};
