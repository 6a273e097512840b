import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import { Pencil } from 'lucide-react';

/** Opens a setting to be changed; its name says which. */
export function EditButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useWords('plus-crews');
  const online = useOnline();
  return (
    <Button
      kind="quiet"
      icon={Pencil}
      disabled={!online}
      aria-label={t('plus-crew-settings.editNamed', { name })}
      onClick={onClick}
    >
      {t('plus-crew-settings.edit')}
    </Button>
  );
}
