import { invalidate, queryClient, useCommand } from '@callboard/client';
import { plannerGrid, planningDrafts } from '@callboard/contract';
import type { PlanningDraft } from '@callboard/contract';
import { undoAnswerMs } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { asksReason } from './asks-reason.ts';
import type { PlanEntry } from './plan-entry.ts';
import { draftsQuery } from '../grid-data/planner-grid.queries.ts';
import { useDiscardDrafts } from './use-discard-drafts.ts';
import { useSendDrafts } from './use-send-drafts.ts';

/** What stays although it was planned or to be sent: somebody else was faster, or it needs a reason. */
export type Stayed = readonly PlanningDraft[];

/** Plans changes of positions; where one does not plan first, they are sent at once, with the time for Undo. */
export function usePlan(planFirst: boolean): (entries: readonly PlanEntry[]) => Promise<Stayed | null> {
  const t = useWords('planning');
  const { mutateAsync: save } = useCommand(planningDrafts.saveDrafts);
  const discard = useDiscardDrafts();
  const send = useSendDrafts();
  return async (entries) => {
    let answer;
    try {
      answer = await save({ body: { entries: [...entries] } });
    } catch {
      // Why not has been said by the command.
      void invalidate(plannerGrid.plannerGrid);
      void invalidate(plannerGrid.plannerCell);
      return null;
    }
    queryClient.setQueryData(draftsQuery.queryKey, answer);
    const meant = new Set(entries.map(({ itemId }) => itemId));
    const saved = answer.items.filter(({ mine, position }) => mine && meant.has(position.itemId));
    const ids = saved.map(({ id }) => id);
    if (!planFirst) return send(ids, () => discard(ids));
    toast.success(t('plan.drafted', { changes: t('plan.changes', { count: ids.length }) }), {
      time: undoAnswerMs,
      action: { label: t('plan.undo'), run: () => void discard(ids) },
    });
    return saved.filter(asksReason);
  };
}
