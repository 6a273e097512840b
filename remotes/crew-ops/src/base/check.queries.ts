import { query } from '@callboard/client';
import { crewChecks } from '@callboard/contract';
import { readable } from './readable.ts';

/** Steps of others are heard of at once, and without a live connection seen after so long at the latest. */
export const othersStepsMs = 60_000;
/** How the work of one position began and ended. */
export const crewCheckQuery = (crewItemId: string) =>
  query(crewChecks.crewCheck, { params: { id: crewItemId } }, readable);
