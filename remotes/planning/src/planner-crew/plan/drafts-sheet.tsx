import type { PlanningDraft } from '@callboard/contract';
import { overridingOf } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { ConflictLines } from '@callboard/parts';
import { Button, Dialog, EmptyState, IconButton, Sheet } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { ClipboardCheck, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { nameOfPosition } from './name-of-position.ts';
import { DraftReason } from './draft-reason.tsx';
import styles from './drafts-sheet.module.css';

type DraftsSheetProps = {
  drafts: readonly PlanningDraft[];
  send: { label: string; disabled: boolean; run: () => void };
  onDiscard: (ids: readonly string[]) => void;
  onClose: () => void;
};

/** Everything that is planned and not sent, with what speaks against it as a whole. */
export function DraftsSheet({ drafts, send, onDiscard, onClose }: DraftsSheetProps) {
  const t = useWords('planning');
  const open = drafts.filter(({ sending }) => sending === null);
  const mine = open.filter((draft) => draft.mine);
  const [asks, setAsks] = useState(false);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('plan.title')}
      subtitle={t('plan.about')}
      actions={
        mine.length > 0 && (
          <>
            <Button kind="secondary" onClick={() => setAsks(true)}>
              {t('plan.discardAll')}
            </Button>
            <Button icon={Send} disabled={send.disabled} onClick={send.run}>
              {send.label}
            </Button>
          </>
        )
      }
    >
      {open.length === 0 && (
        <EmptyState icon={ClipboardCheck} title={t('plan.emptyTitle')} text={t('plan.emptyText')} />
      )}
      <ul className={styles.drafts}>
        {open.map((draft) => (
          <DraftLine key={draft.id} draft={draft} onDiscard={() => onDiscard([draft.id])} />
        ))}
      </ul>
      {asks && (
        <DiscardDialog
          count={mine.length}
          onDiscard={() => onDiscard(mine.map(({ id }) => id))}
          onClose={() => setAsks(false)}
        />
      )}
    </Sheet>
  );
}

type DiscardDialogProps = { count: number; onDiscard: () => void; onClose: () => void };

/** Asks before all that somebody planned is gone. */
function DiscardDialog({ count, onDiscard, onClose }: DiscardDialogProps) {
  const t = useWords('planning');
  const sure = () => {
    onDiscard();
    onClose();
  };
  return (
    <Dialog
      open
      decisive
      onClose={onClose}
      title={t('plan.discardTitle', { changes: t('plan.changes', { count }) })}
      text={t('plan.discardText')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('plan.keep')}
          </Button>
          <Button kind="danger" onClick={sure}>
            {t('plan.discardAll')}
          </Button>
        </>
      }
    />
  );
}

function DraftLine({ draft, onDiscard }: { draft: PlanningDraft; onDiscard: () => void }) {
  const t = useWords('planning');
  const { date } = useFormat();
  const { position, action, mine, planner, changed, problem, conflicts, reason } = draft;
  const name = (draft.person ?? position.person)?.name ?? t('cell.nobody');
  const hours = position.from && position.until ? `, ${position.from}–${position.until}` : '';
  return (
    <li className={styles.draft}>
      <div className={styles.words}>
        <p>
          <b>{t(`action.${action}`)}</b> · {name}
        </p>
        <p className={quiet.text}>
          {date(position.day, 'weekday')}
          {hours} · {nameOfPosition(position)}
        </p>
        {!mine && <p className={quiet.text}>{t('plan.by', { name: planner.name })}</p>}
        {changed && (
          <p className={styles.changed}>{t('plan.changed', { status: t(`status.${position.status}`) })}</p>
        )}
        {problem !== '' && !changed && <p className={styles.changed}>{t('plan.cameBack')}</p>}
        <ConflictLines conflicts={conflicts} />
        {overridingOf(conflicts) === 'impossible' && (
          <p className={quiet.text}>{t('cell.impossible', { name })}</p>
        )}
        {reason !== '' && <p className={quiet.text}>{t('plan.reason', { reason })}</p>}
        <DraftReason draft={draft} />
      </div>
      {mine && <IconButton label={t('plan.discard', { name })} icon={Trash2} onClick={onDiscard} />}
    </li>
  );
}
