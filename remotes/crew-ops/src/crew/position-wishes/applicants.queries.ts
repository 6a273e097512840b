import { query } from '@callboard/client';
import { crewItems } from '@callboard/contract';

/** More than that nobody chooses from. */
const atMost = 100;

export const applicantsQuery = (id: string) =>
  query(crewItems.applicants, { params: { id }, query: { limit: atMost, page: 1 } });
