import type { invoices } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const invoicesRoutes: AreaRoutes<typeof invoices> = {};
