import type { forms } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const formsRoutes: AreaRoutes<typeof forms> = {};
