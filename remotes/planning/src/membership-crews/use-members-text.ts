import type { PlannerCrewRow } from '@callboard/contract';
import { useWords } from '@callboard/i18n';

/** How many are in a crew, and of how many places where these are counted. */
export function useMembersText() {
  const t = useWords('planning');
  return ({ members, places }: Pick<PlannerCrewRow, 'members' | 'places'>): string =>
    places === null
      ? t('planner-crew.people', { count: members })
      : t('membership-crew.ofPlaces', { members, places });
}
