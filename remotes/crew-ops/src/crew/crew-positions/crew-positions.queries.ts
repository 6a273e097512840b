import { query } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { readable } from '../../base/crew-ops.queries.ts';

export const positionsQuery = (id: string) =>
  query(projectCrews.projectCrewItems, { params: { id }, query: { limit: 1000, page: 1 } }, readable);
