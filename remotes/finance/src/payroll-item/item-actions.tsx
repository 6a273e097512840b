import { useOnline } from '@callboard/client';
import type { PayrollItem } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { CircleCheckBig, MessageSquareReply, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useConfirmItem } from './use-confirm-item.ts';

const DeclineItemSheet = openedLater(async () => (await import('./decline-item-sheet.tsx')).DeclineItemSheet);
const AnswerItemSheet = openedLater(async () => (await import('./answer-item-sheet.tsx')).AnswerItemSheet);

const CorrectItemSheet = openedLater(async () => (await import('./correct-item-sheet.tsx')).CorrectItemSheet);

/** Agree, disagree, or answer who disagreed. */
export function ItemActions({ item }: { item: PayrollItem }) {
  const t = useWords('finance');
  const online = useOnline();
  const [open, setOpen] = useState<'decline' | 'answer' | 'correct' | null>(null);
  const { confirm, busy } = useConfirmItem();
  const { may } = item;
  const close = () => setOpen(null);
  // An answer has the correction in it.
  const corrects = may.correct && !may.answer;
  if (!may.confirm && !may.decline && !may.answer && !corrects) return null;
  return (
    <>
      {may.decline && (
        <Button kind="secondary" disabled={!online} onClick={() => setOpen('decline')}>
          {t('payroll-item.decline')}
        </Button>
      )}
      {may.confirm && (
        <Button icon={CircleCheckBig} disabled={!online} busy={busy} onClick={() => confirm(item)}>
          {t('payroll-item.confirm')}
        </Button>
      )}
      {may.answer && (
        <Button icon={MessageSquareReply} disabled={!online} onClick={() => setOpen('answer')}>
          {t('payroll-item.answer')}
        </Button>
      )}
      {corrects && (
        <Button kind="secondary" icon={Pencil} disabled={!online} onClick={() => setOpen('correct')}>
          {t('payroll-item.correct')}
        </Button>
      )}
      {open === 'correct' && <CorrectItemSheet item={item} onClose={close} onMissing={close} />}
      {open === 'decline' && <DeclineItemSheet item={item} onClose={close} onMissing={close} />}
      {open === 'answer' && <AnswerItemSheet item={item} onClose={close} onMissing={close} />}
    </>
  );
}
