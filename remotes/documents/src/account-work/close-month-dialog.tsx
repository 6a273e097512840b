import { useCommand } from '@callboard/client';
import { staffContracts } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { PaperDialog, useRefusedText } from '@callboard/parts';
import { Banner, toast } from '@callboard/ui';
import { accountChanged } from './account-changed.ts';
import type { Whose } from './account-work.tsx';

type CloseMonthDialogProps = { person: Whose; month: string; onClose: () => void };

/** Says what closing a month means before it is done. */
export function CloseMonthDialog({ person, month, onClose }: CloseMonthDialogProps) {
  const t = useWords('documents');
  const { date } = useFormat();
  const refusedText = useRefusedText();
  const named = date(month, 'month');
  const lock = useCommand(staffContracts.lockMonth, {
    onSuccess: () => {
      onClose();
      toast.success(t('account-work.closeDone', { month: named, name: person.name }));
      return accountChanged();
    },
    // Somebody else may have closed it.
    onError: () => accountChanged(),
  });
  return (
    <PaperDialog
      title={t('account-work.closeTitle', { month: named })}
      text={`${person.name}. ${t('account-work.closeText')}`}
      verb={t('account-work.close')}
      busy={lock.isPending}
      decisive
      onClose={onClose}
      onConfirm={() => lock.mutate({ body: { personId: person.id, month } })}
    >
      {lock.error && <Banner kind="error" {...refusedText(lock.error)} />}
    </PaperDialog>
  );
}
