import type { contacts } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const contactsRoutes: AreaRoutes<typeof contacts> = {};
