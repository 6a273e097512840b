import type { planning } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const planningRoutes: AreaRoutes<typeof planning> = {};
