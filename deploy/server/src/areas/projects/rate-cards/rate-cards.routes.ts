import type { rateCards as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { rateCard, rateCardDocuments, rateCardItems, rateCards } from './rate-cards.ts';

export const rateCardsRoutes: AreaRoutes<typeof contract> = {
  rateCards,
  rateCard,
  rateCardItems,
  rateCardDocuments,
};
