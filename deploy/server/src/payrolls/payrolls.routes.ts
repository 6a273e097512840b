import type { payrolls } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const payrollsRoutes: AreaRoutes<typeof payrolls> = {};
