import { invalidate, useCommand } from '@callboard/client';
import { oneTimeCodes } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { AskDialog } from '../account/ask-dialog.tsx';

export function SwitchOffCodes({ onClose }: { onClose: () => void }) {
  const t = useWords('signInWays');
  const remove = useCommand(oneTimeCodes.removeOneTimeCodes, {
    onSuccess: () => {
      toast.success(t('codes.are-off'));
      onClose();
      return invalidate(oneTimeCodes.oneTimeCodes);
    },
    // The dialog shows it.
    onError: () => undefined,
  });
  return (
    <AskDialog
      title={t('codes.off-title')}
      text={t('codes.off-question')}
      submit={t('codes.switch-off')}
      busy={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
