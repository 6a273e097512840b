import type { projects } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const projectsRoutes: AreaRoutes<typeof projects> = {};
