import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';
import { CloudOff } from 'lucide-react';

/** Why something cannot be changed now; nothing while there is a connection. */
export function useOfflineText(): string | undefined {
  const t = useWords('shell');
  return useOnline() ? undefined : t('frame.offline-reading');
}

/** Over what can be read, but not changed, without a connection. */
export function OfflineNote() {
  const text = useOfflineText();
  return text === undefined ? null : <Banner kind="info" icon={CloudOff} title={text} />;
}
