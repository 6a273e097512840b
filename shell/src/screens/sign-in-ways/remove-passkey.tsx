import { invalidate, useCommand } from '@callboard/client';
import { passkeys } from '@callboard/contract';
import type { Passkey } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { AskDialog } from '../account/ask-dialog.tsx';

type RemovePasskeyProps = { passkey: Passkey; onClose: () => void };

export function RemovePasskey({ passkey, onClose }: RemovePasskeyProps) {
  const t = useWords('signInWays');
  const { id, name } = passkey;
  const done = () => {
    toast.success(t('passkey.removed', { name }));
    onClose();
    return invalidate(passkeys.passkeys);
  };
  const remove = useCommand(passkeys.removePasskey, {
    onSuccess: done,
    // Removed on another device: the wish is true already. Anything else is shown by the dialog.
    onError: (error) => (error.code === 'not_found' ? done() : undefined),
  });
  return (
    <AskDialog
      title={t('passkey.remove-title', { name })}
      text={t('passkey.remove-text')}
      submit={t('passkey.remove')}
      busy={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    />
  );
}
