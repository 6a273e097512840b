import { invalidate, query } from '@callboard/client';
import { persons, plannerCrews } from '@callboard/contract';
import { readable } from './readable.ts';

/** Membership crews, those of the planner first. */
export const membershipCrewsQuery = (q: string) =>
  query(
    plannerCrews.membershipCrews,
    { query: { limit: 1000, page: 1, ...(q && { q }) } },
    q ? { placeholderData: (before) => before } : readable,
  );

/** One of them with its people. */
export const membershipCrewQuery = (id: string) =>
  query(plannerCrews.membershipCrew, { params: { id } }, readable);

/** A few people by what is typed. */
export const peopleFoundQuery = (q: string) =>
  query(
    persons.persons,
    { query: { limit: 20, page: 1, active: 'true', ...(q && { q }) } },
    { placeholderData: (before) => before },
  );

export const readCrewsAgain = () =>
  Promise.all(
    [plannerCrews.membershipCrew, plannerCrews.membershipCrews, plannerCrews.plannerCrews].map((one) =>
      invalidate(one),
    ),
  );
