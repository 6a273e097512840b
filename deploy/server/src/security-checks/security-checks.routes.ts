import type { securityChecks } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const securityChecksRoutes: AreaRoutes<typeof securityChecks> = {};
