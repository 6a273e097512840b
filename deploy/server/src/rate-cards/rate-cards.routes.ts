import type { rateCards } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const rateCardsRoutes: AreaRoutes<typeof rateCards> = {};
