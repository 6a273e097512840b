import { queryClient, useCommand } from '@callboard/client';
import { planningDrafts } from '@callboard/contract';
import { draftsQuery } from '../grid-data/planner-grid.queries.ts';

/** Throws own drafts away. */
export function useDiscardDrafts(): (ids: readonly string[]) => Promise<void> {
  const { mutateAsync } = useCommand(planningDrafts.discardDrafts, {
    onSuccess: (answer) => void queryClient.setQueryData(draftsQuery.queryKey, answer),
  });
  return async (ids) => {
    // Why not has been said by the command.
    await mutateAsync({ body: { ids: [...ids] } }).catch(() => undefined);
  };
}
