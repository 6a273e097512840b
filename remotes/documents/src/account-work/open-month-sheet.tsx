import { staffContracts } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { TextField, toast } from '@callboard/ui';
import { accountChanged } from './account-changed.ts';
import type { Whose } from './account-work.tsx';

type OpenMonthSheetProps = { person: Whose; month: string; onClose: () => void };

/** Opens a closed month again, with the reason that the person and the next accountant read. */
export function OpenMonthSheet({ person, month, onClose }: OpenMonthSheetProps) {
  const t = useWords('documents');
  const { date } = useFormat();
  const named = date(month, 'month');
  const unlock = useFormCommand(staffContracts.unlockMonth, {
    onSuccess: () => {
      toast.success(t('account-work.openDone', { month: named, name: person.name }));
      return accountChanged();
    },
  });
  const form = useFormSheet({
    title: t('account-work.openTitle', { month: named }),
    draft: `open-month/${person.id}/${month}`,
    offline: 'needs-network',
    labels: { reason: t('account-work.reason') },
    start: { reason: '' },
    endpoint: staffContracts.unlockMonth,
    body: ({ reason }) => ({ personId: person.id, month, reason: reason.trim() }),
    send: (body) => unlock({ body }),
    onClose,
  });
  return (
    <FormSheet form={form} subtitle={person.name} submit={t('account-work.open')}>
      <p>{t('account-work.openText')}</p>
      <TextField
        {...form.field('reason')}
        hint={t('account-work.openReasonHint')}
        maxLength={200}
        autoComplete="off"
        required
      />
    </FormSheet>
  );
}
