import { query } from '@callboard/client';
import { catalogue } from '@callboard/contract';

export const cateringTypesQuery = query(catalogue.cateringAgreementTypes, {
  query: { limit: 1000, page: 1 },
});
