import type { locations } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const locationsRoutes: AreaRoutes<typeof locations> = {};
