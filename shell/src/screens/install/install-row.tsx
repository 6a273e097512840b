import { useWords } from '@callboard/i18n';
import { ListRow, RowIcon } from '@callboard/ui';
import { Download } from 'lucide-react';

/** In the profile, for as long as the app is not on this device. */
export function InstallRow({ onOpen }: { onOpen: () => void }) {
  const t = useWords('shell');
  return (
    <ListRow
      onClick={onOpen}
      leading={<RowIcon icon={Download} />}
      title={t('install.row')}
      subtitle={t('install.reason')}
    />
  );
}
