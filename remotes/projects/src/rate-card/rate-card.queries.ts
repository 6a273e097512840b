import { query } from '@callboard/client';
import { rateCards } from '@callboard/contract';
import { readable, whole } from '../base/projects.queries.ts';

export const rateCardDocumentsQuery = (id: string) =>
  query(rateCards.rateCardDocuments, { params: { id }, query: whole }, readable);
