import { absenceGroups, isOneOf, vacationHasBegun } from '@callboard/domain';
import type { Absence } from '@callboard/contract';
import type { Caller } from '#platform/http/handler.ts';
import type { AbsenceFound } from './vacations.db.ts';

type Facts = Pick<AbsenceFound, 'kind' | 'status' | 'personId' | 'from'>;

export const canDecideVacations = ({ roles }: Caller): boolean =>
  roles.includes('planner') || roles.includes('office');

/** What somebody may do with an absence today. Nobody decides about the own one alone. */
export function vacationRights(one: Facts, caller: Caller, today: string): Absence['may'] {
  const own = one.personId === caller.personId;
  const decides = canDecideVacations(caller) && !own;
  const isOffice = caller.roles.includes('office');
  const begun = vacationHasBegun(one, today);
  const answers = decides && (isOffice || !begun);
  const isSick = one.kind === 'sick';
  const holds = isOneOf(one.status, absenceGroups.granted);
  return {
    withdraw: own && one.status === 'requested',
    requestCancel: own && !isSick && one.status === 'approved' && !begun,
    approve: answers && one.status === 'requested',
    refuse: answers && isOneOf(one.status, absenceGroups.undecided),
    // What has begun is in the books: the office alone may take it out.
    cancel: decides && (isSick ? one.status === 'reported' : holds && (!begun || isOffice)),
  };
}
