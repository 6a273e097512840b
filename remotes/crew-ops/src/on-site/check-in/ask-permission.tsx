import { useWords } from '@callboard/i18n';
import { Button, Sheet } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { MapPin } from 'lucide-react';
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
      <div className={grid.gap3}>
        <p>{t('check-in.permissionText')}</p>
        <p className={quiet.text}>{t('check-in.permissionPrivacy')}</p>
      </div>
    </Sheet>
  );
}
