import type { todos } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const todosRoutes: AreaRoutes<typeof todos> = {};
