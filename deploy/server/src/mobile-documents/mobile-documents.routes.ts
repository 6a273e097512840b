import type { mobileDocuments } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const mobileDocumentsRoutes: AreaRoutes<typeof mobileDocuments> = {};
