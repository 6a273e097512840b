import { crewItemGroups } from '../crew-items/crew-item-groups.ts';
import { isOneOf } from '../../states/is-one-of.ts';
import type { CrewItemState } from '../crew-items/crew-item-states.ts';

type Work = { readonly status: CrewItemState; readonly startsAt: Date | null };

/** Why work cannot be rated yet, or at all: it has not begun, or nobody came to it. */
export function ratingProblem({ status, startsAt }: Work, now: Date): 'too_early' | 'wrong_state' | null {
  if (!startsAt || startsAt > now) return 'too_early';
  return isOneOf(status, crewItemGroups.begun) ? null : 'wrong_state';
}

type RatedProject = { readonly beginDate: string; readonly cancelledAt: Date | null };

/** The same of a project as a whole: from its first day on, unless it was called off. */
export function projectRatingProblem(
  { beginDate, cancelledAt }: RatedProject,
  today: string,
): 'too_early' | 'wrong_state' | null {
  if (cancelledAt) return 'wrong_state';
  return beginDate > today ? 'too_early' : null;
}
