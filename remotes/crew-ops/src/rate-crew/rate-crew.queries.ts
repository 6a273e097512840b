import { query } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { readable } from '../base/readable.ts';

export const crewRatingsQuery = (id: string) =>
  query(projectCrews.projectCrewItemRatings, { params: { id }, query: { limit: 1000, page: 1 } }, readable);
