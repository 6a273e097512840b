import { useState } from 'react';
import { useWords } from '@callboard/i18n';
import { Button, Sheet, toast } from '@callboard/ui';
import { Download } from 'lucide-react';
import { AppleSteps } from './apple-steps.tsx';
import styles from './install.module.css';
import { installNow } from './install-place.ts';
import type { InstallPlace } from './install-place.ts';

type SheetProps = { place: Exclude<InstallPlace, 'none'>; onClose: () => void };

/** Why the app belongs on the home screen, and how it gets there. */
export function InstallSheet({ place, onClose }: SheetProps) {
  const t = useWords('shell');
  const [busy, setBusy] = useState(false);

  async function accept() {
    setBusy(true);
    try {
      await installNow();
    } catch {
      toast.error(t('install.failed'));
    }
    onClose();
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('install.title')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('install.not-now')}
          </Button>
          {place === 'offered' && (
            <Button icon={Download} busy={busy} onClick={() => void accept()}>
              {t('install.now')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.reason}>{t('install.reason')}</p>
      {place === 'apple' && <AppleSteps />}
    </Sheet>
  );
}
