import { useWords } from '@callboard/i18n';
import { Button, Sheet } from '@callboard/ui';
import { MapPin } from 'lucide-react';
import styles from './check-in.module.css';
import type { CheckInFlow } from './use-check-in-flow.ts';

/** Says what the position is for before the browser asks. */
export function AskPermission({ flow }: { flow: CheckInFlow }) {
  const t = useWords('crew-ops');
  return (
    <Sheet
      open
      onClose={flow.close}
      title={t('check-in.permissionTitle')}
      actions={
        <>
          <Button kind="secondary" onClick={flow.withoutPosition}>
            {t('check-in.without')}
          </Button>
          <Button icon={MapPin} busy={flow.seeking} onClick={() => void flow.seek()}>
            {t('check-in.allow')}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>{t('check-in.permissionText')}</p>
        <p className={styles.quiet}>{t('check-in.permissionPrivacy')}</p>
      </div>
    </Sheet>
  );
}
