import { invalidate } from '@callboard/client';
import { passkeys } from '@callboard/contract';
import type { Passkey } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { TextField } from '@callboard/ui';

type RenamePasskeySheetProps = { passkey: Passkey; onClose: () => void };

export function RenamePasskeySheet({ passkey, onClose }: RenamePasskeySheetProps) {
  const t = useWords('signInWays');
  const rename = useFormCommand(passkeys.renamePasskey, { onSuccess: () => invalidate(passkeys.passkeys) });
  const form = useFormSheet({
    title: t('passkey.rename-title'),
    draft: `passkey ${passkey.id}`,
    offline: 'needs-network',
    labels: { name: t('passkey.name') },
    start: { name: passkey.name },
    endpoint: passkeys.renamePasskey,
    body: ({ name }) => ({ name }),
    send: async (body) => {
      await rename({ params: { id: passkey.id }, body });
      return true;
    },
    onClose,
  });
  return (
    <FormSheet form={form} submit={t('passkey.save')}>
      <TextField {...form.field('name')} required />
    </FormSheet>
  );
}
