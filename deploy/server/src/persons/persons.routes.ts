import type { persons } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const personsRoutes: AreaRoutes<typeof persons> = {};
