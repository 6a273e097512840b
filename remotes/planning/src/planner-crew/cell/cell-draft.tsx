import type { PlanningDraft } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Banner, Button } from '@callboard/ui';
import { PencilLine } from 'lucide-react';
import { DraftReason } from '../plan/draft-reason.tsx';
import { useDiscardDrafts } from '../plan/use-discard-drafts.ts';
import { nameOfPosition } from '../plan/name-of-position.ts';

/** Something planned for this cell, by whom, and on its way or not. */
export function CellDraft({ draft }: { draft: PlanningDraft }) {
  const t = useWords('planning');
  const discard = useDiscardDrafts();
  const action = t(`action.${draft.action}`);
  const { position, changed, reason } = draft;
  const lines = [
    nameOfPosition(position),
    changed && t('plan.changed', { status: t(`status.${position.status}`) }),
    reason !== '' && t('plan.reason', { reason }),
  ];
  return (
    <>
      <Banner
        kind={changed ? 'warning' : 'info'}
        icon={PencilLine}
        title={t(draft.sending ? 'plan.sendingIn' : 'plan.inCell', { action, name: draft.planner.name })}
        text={lines.filter(Boolean).join(' · ')}
        action={
          draft.mine &&
          draft.sending === null && (
            <Button kind="quiet" onClick={() => void discard([draft.id])}>
              {t('plan.discardShort')}
            </Button>
          )
        }
      />
      <DraftReason draft={draft} />
    </>
  );
}
