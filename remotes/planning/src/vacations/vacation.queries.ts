import { infinite, query } from '@callboard/client';
import { vacations } from '@callboard/contract';
import type { VacationQueue } from '@callboard/domain';
import { readable } from '../base/readable.ts';

/** Vacations of others: what waits, the oldest first, or what was decided lately. */
export const vacationQueueQuery = (queue: VacationQueue) =>
  infinite(vacations.vacationRequests, { query: { whose: 'all', queue, limit: 50 } }, readable);

/** How many there are: the first row is enough to be told. */
export const vacationCountQuery = (queue: VacationQueue) =>
  query(vacations.vacationRequests, { query: { whose: 'all', queue, limit: 1, page: 1 } }, readable);

/** One request with all that a decision needs. */
export const vacationQuery = (id: string) => query(vacations.vacationRequest, { params: { id } }, readable);

/** What somebody has asked for or was given on a day. */
export const vacationsOnDayQuery = (personId: string, day: string) =>
  query(vacations.vacationRequests, { query: { whose: 'all', personId, from: day, to: day } });
