import type { PlannerCrewRow } from '@callboard/contract';
import type { Caller } from '#platform/http/handler.ts';
import type { PlannerCrewFound } from './planner-crews.db.ts';

const documentActions = ({ roles, rights }: Caller, permission: 'CREATE' | 'DELETE'): boolean =>
  roles.includes('planner') && rights.crewMemberships?.includes(permission) === true;

/** Numbers of a group's people: where the group lets itself be contacted, for who has the right to. */
export const mayContact = ({ rights }: Caller, { contactAllowed }: PlannerCrewFound): boolean =>
  contactAllowed && rights.crewProfile?.includes('CONTACT') === true;

export function presentCrew(row: PlannerCrewFound, caller: Caller): PlannerCrewRow {
  const { regionId, region, plannerId, planner, ...crew } = row;
  // Groups of a project come and go with it.
  const isMade = row.kind === 'membership';
  return {
    ...crew,
    region: regionId === null ? null : { id: regionId, caption: region ?? regionId },
    planner: plannerId === null ? null : { personId: plannerId, name: planner ?? '' },
    may: {
      add: documentActions(caller, 'CREATE') && !row.full,
      remove: documentActions(caller, 'DELETE'),
      contact: mayContact(caller, row),
      edit: isMade && documentActions(caller, 'CREATE'),
      close: isMade && documentActions(caller, 'DELETE'),
    },
  };
}
