import { query } from '@callboard/client';
import { catalogue, crewItems } from '@callboard/contract';
import type { QueryInputOf } from '@callboard/contract';

export const functionsQuery = query(catalogue.functions, { query: { limit: 1000, page: 1 } });
/** What speaks against somebody while the times are typed; what was said stays until the next answer. */
export const conflictsQuery = (typed: QueryInputOf<typeof crewItems.previewConflicts>) =>
  query(crewItems.previewConflicts, { query: typed }, { placeholderData: (before) => before });
