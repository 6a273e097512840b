import { query } from '@callboard/client';
import { persons, plannerCrews } from '@callboard/contract';
import { readable } from '../../base/crew-ops.queries.ts';

export const crewProfileQuery = (personId: string) =>
  query(persons.crewProfile, { params: { id: personId } }, readable);

/** Groups that the caller may take people into or out of. */
export const groupsQuery = query(plannerCrews.plannerCrews, { query: { limit: 1000, page: 1 } });
/** Whether somebody of this name is in a group. */
export const groupMembersQuery = (groupId: string, name: string) =>
  query(plannerCrews.plannerCrewMembers, {
    params: { id: groupId },
    query: { limit: 50, page: 1, q: name },
  });
