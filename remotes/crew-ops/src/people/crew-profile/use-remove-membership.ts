import { useCommand } from '@callboard/client';
import { plannerCrews } from '@callboard/contract';
import type { CrewProfile, PlannerCrewRow } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { readGroupsAgain, useAddMembership } from './use-add-membership.ts';

type Person = Pick<CrewProfile, 'personId' | 'name'>;

/** Takes somebody out of a group; five seconds to take it back. */
export function useRemoveMembership(group: Pick<PlannerCrewRow, 'id' | 'name'>, person: Person) {
  const t = useWords('crew-ops');
  const { mutate: add } = useAddMembership(group, person);
  const { personId, name } = person;
  return useCommand(plannerCrews.removeMembership, {
    onSuccess: () => {
      toast.success(t('crew-profile.removed', { name, group: group.name }), {
        time: 5000,
        action: {
          label: t('crew-profile.undo'),
          run: () => add({ body: { plannerCrewId: group.id, personId } }),
        },
      });
      return readGroupsAgain();
    },
  });
}
