import { invalidate, useCommand } from '@callboard/client';
import { privateCalendars } from '@callboard/contract';
import type { PrivateCalendar } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { AskDialog } from '../ask-dialog.tsx';

type Asked = { calendar: PrivateCalendar; onClose: () => void };

export function RemovePrivateCalendar({ calendar: { id, name }, onClose }: Asked) {
  const t = useWords('account');
  const changed = () => invalidate(privateCalendars.privateCalendars);
  const remove = useCommand(privateCalendars.removePrivateCalendar, {
    onSuccess: () => {
      toast.success(t('private.removed', { name }));
      onClose();
      return changed();
    },
    // Removed on another device: then that is what has to be seen.
    onError: (error) => {
      if (error.code !== 'not_found') return;
      onClose();
      return changed();
    },
  });
  return (
    <AskDialog
      title={t('private.remove-title', { name })}
      text={t('private.remove-text')}
      submit={t('private.remove')}
      busy={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    />
  );
}
