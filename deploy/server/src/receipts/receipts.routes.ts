import type { receipts } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const receiptsRoutes: AreaRoutes<typeof receipts> = {};
