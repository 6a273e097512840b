import { invalidate } from '@callboard/client';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { positionsQuery } from './crew-positions.queries.ts';

/** Positions that come or go are seen in their list and on the crew. */
export const positionsChanged = (crewId: string) =>
  Promise.all([invalidate(positionsQuery(crewId)), invalidate(crewQuery(crewId))]);
