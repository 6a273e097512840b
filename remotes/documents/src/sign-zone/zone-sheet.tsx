import { useWords } from '@callboard/i18n';
import { Button, Sheet } from '@callboard/ui';
import { useState } from 'react';
import { DocumentPages } from '../reader/document-pages.tsx';
import type { FileRead } from '../reader/use-document-file.ts';
import type { Zone } from './zone.ts';
import { ZonePage } from './zone-page.tsx';
import styles from './sign-zone.module.css';

type ZoneSheetProps = {
  /** Who signs there. */
  name: string;
  document: string;
  read: FileRead;
  zone: Zone | null;
  onZone: (zone: Zone | null) => void;
  onClose: () => void;
};

/** Nobody waits for the end of it: it is not read to be signed. */
const onRead = () => undefined;

/** A spot on the pages for the signature of one person, or the page behind them. */
export function ZoneSheet({ name, document, read, zone, onZone, onClose }: ZoneSheetProps) {
  const t = useWords('documents');
  const [spot, setSpot] = useState(zone);
  const choose = (chosen: Zone | null) => {
    onZone(chosen);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('sign-zone.title', { name })}
      subtitle={document}
      actions={
        <>
          <Button kind="secondary" onClick={() => choose(null)}>
            {t('sign-zone.behind')}
          </Button>
          <Button disabled={spot === null} onClick={() => choose(spot)}>
            {t('sign-zone.save')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <p>{t('sign-zone.hint')}</p>
        <DocumentPages
          read={read}
          name={document}
          onShown={onRead}
          onBroken={onRead}
          onEnd={onRead}
          over={(page) => <ZonePage page={page} name={name} zone={spot} onZone={setSpot} />}
        />
      </div>
    </Sheet>
  );
}
