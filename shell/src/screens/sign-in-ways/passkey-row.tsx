import { useOnline } from '@callboard/client';
import type { Passkey } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { ListRow, Menu, RowIcon } from '@callboard/ui';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

/** A passkey: what keeps it, since when, and when it was used last. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useWords('signInWays');
  const { when } = useFormat();
  const online = useOnline();
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <ListRow
      leading={<RowIcon icon={KeyRound} />}
      title={name}
      subtitle={t('passkey.since', { day: when(addedAt) })}
      text={lastUsedAt ? t('passkey.used', { at: when(lastUsedAt) }) : t('passkey.never-used')}
      trailing={
        <Menu
          label={t('passkey.more', { name })}
          items={[
            { id: 'rename', label: t('passkey.rename'), icon: Pencil, disabled: !online, run: onRename },
            {
              id: 'remove',
              label: t('passkey.remove'),
              icon: Trash2,
              kind: 'danger',
              disabled: !online,
              run: onRemove,
            },
          ]}
        />
      }
    />
  );
}
