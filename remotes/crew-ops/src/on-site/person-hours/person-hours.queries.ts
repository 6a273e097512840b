import { query } from '@callboard/client';
import { crewChecks } from '@callboard/contract';
import { readable } from '../../base/crew-ops.queries.ts';

/** One person's hours, named by the position. */
export const personHoursQuery = (id: string) => query(crewChecks.checkHours, { params: { id } }, readable);
