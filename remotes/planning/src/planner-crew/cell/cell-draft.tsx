import type { PlanningDraft } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Banner, Button } from '@callboard/ui';
import { PencilLine } from 'lucide-react';
import { useDiscardDrafts } from '../plan/use-discard-drafts.ts';

/** Something planned for this cell, by whom, and on its way or not. */
export function CellDraft({ draft }: { draft: PlanningDraft }) {
  const t = useWords('planning');
  const discard = useDiscardDrafts();
  const action = t(`action.${draft.action}`);
  return (
    <Banner
      kind="info"
      icon={PencilLine}
      title={t(draft.sending ? 'plan.sendingIn' : 'plan.inCell', { action, name: draft.planner.name })}
      text={`${draft.position.function.caption} · ${draft.position.project.name}`}
      action={
        draft.mine &&
        draft.sending === null && (
          <Button kind="quiet" onClick={() => void discard([draft.id])}>
            {t('plan.discardShort')}
          </Button>
        )
      }
    />
  );
}
