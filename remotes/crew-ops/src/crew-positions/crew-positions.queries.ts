import { query } from '@callboard/client';
import { catalogue, contacts, crewItems, projectCrews } from '@callboard/contract';
import type { QueryInputOf } from '@callboard/contract';
import { readable } from '../crew-ops.queries.ts';

const all = { limit: 1000, page: 1 };
const aFew = { limit: 20, page: 1 };

export const positionsQuery = (id: string) =>
  query(projectCrews.projectCrewItems, { params: { id }, query: all }, readable);
export const functionsQuery = query(catalogue.functions, { query: all });
/** Whom a position can be given to, as far as a name is typed; what was found stays until the next answer. */
export const peopleQuery = (q: string) =>
  query(
    contacts.contacts,
    { query: { ...aFew, kind: 'person', ...(q && { q }) } },
    { placeholderData: (before) => before },
  );

/** What speaks against somebody while the times are typed; what was said stays until the next answer. */
export const conflictsQuery = (typed: QueryInputOf<typeof crewItems.previewConflicts>) =>
  query(crewItems.previewConflicts, { query: typed }, { placeholderData: (before) => before });
