import { invalidate, queryClient, serverNow, useCommand } from '@callboard/client';
import { plannerGrid, planningDrafts } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { draftsQuery } from '../grid-data/planner-grid.queries.ts';
import type { Stayed } from './use-plan.ts';

/** What left is read even where no live message says so. */
const afterLeavingMs = 1_500;

/** Sends own drafts. Until the first message leaves they can be taken back. */
export function useSendDrafts(): (
  ids: readonly string[],
  afterUndo?: () => Promise<void>,
) => Promise<Stayed | null> {
  const t = useWords('planning');
  const { mutateAsync: send } = useCommand(planningDrafts.sendDrafts);
  const { mutateAsync: undo } = useCommand(planningDrafts.undoSend, {
    onSuccess: (answer) => void queryClient.setQueryData(draftsQuery.queryKey, answer),
  });
  return async (ids, afterUndo) => {
    try {
      const { sendId, leavesAt, sent, people, stayed } = await send({ body: { ids: [...ids] } });
      void invalidate(draftsQuery);
      if (sendId !== null) {
        const changes = t('plan.changes', { count: sent });
        const leavesIn = Math.max(0, Date.parse(leavesAt ?? '') - serverNow()) || 0;
        const takeBack = async () => {
          await undo({ params: { id: sendId }, body: {} });
          await afterUndo?.();
          toast.info(t('plan.takenBack'));
        };
        const saySent = () =>
          toast.success(t('plan.sent', { changes, people: t('planner-crew.people', { count: people }) }));
        if (leavesIn > 0)
          toast.info(t('plan.sending', { changes, seconds: Math.max(1, Math.round(leavesIn / 1_000)) }), {
            time: leavesIn,
            action: { label: t('plan.undo'), run: () => void takeBack().catch(() => undefined) },
            onTimeOver: saySent,
          });
        else saySent();
        setTimeout(() => {
          void invalidate(plannerGrid.plannerGrid);
          void invalidate(draftsQuery);
        }, leavesIn + afterLeavingMs);
      }
      return stayed.map(({ draft }) => draft);
    } catch {
      // Why not has been said by the command; what was planned is a draft.
      void invalidate(draftsQuery);
      return null;
    }
  };
}
