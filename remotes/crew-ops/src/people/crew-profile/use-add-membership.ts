import { call, invalidate, newIntent, useCommand } from '@callboard/client';
import { plannerCrews } from '@callboard/contract';
import type { CrewProfile, PlannerCrewRow } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';

export const readGroupsAgain = () =>
  Promise.all([invalidate(plannerCrews.plannerCrewMembers), invalidate(plannerCrews.plannerCrews)]);

type Person = Pick<CrewProfile, 'personId' | 'name'>;

/** Takes somebody into a group; five seconds to take it back. */
export function useAddMembership(group: Pick<PlannerCrewRow, 'name'>, { name }: Person) {
  const t = useWords('crew-ops');
  return useCommand(plannerCrews.addMembership, {
    onSuccess: ({ id }) => {
      const takeBack = async () => {
        try {
          await call(plannerCrews.removeMembership, { params: { id }, idempotencyKey: newIntent() });
        } catch (error) {
          toast.error(errorTextOf(error).title);
        }
        await readGroupsAgain();
      };
      toast.success(t('crew-profile.added', { name, group: group.name }), {
        time: 5000,
        action: { label: t('crew-profile.undo'), run: () => void takeBack() },
      });
      return readGroupsAgain();
    },
  });
}
