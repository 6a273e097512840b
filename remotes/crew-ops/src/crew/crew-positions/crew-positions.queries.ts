import { query } from '@callboard/client';
import { catalogue, crewItems, projectCrews } from '@callboard/contract';
import type { QueryInputOf } from '@callboard/contract';
import { readable } from '../../crew-ops.queries.ts';

const all = { limit: 1000, page: 1 };

export const positionsQuery = (id: string) =>
  query(projectCrews.projectCrewItems, { params: { id }, query: all }, readable);
export const functionsQuery = query(catalogue.functions, { query: all });
/** What speaks against somebody while the times are typed; what was said stays until the next answer. */
export const conflictsQuery = (typed: QueryInputOf<typeof crewItems.previewConflicts>) =>
  query(crewItems.previewConflicts, { query: typed }, { placeholderData: (before) => before });
