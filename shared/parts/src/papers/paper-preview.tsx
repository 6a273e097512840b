import { fetchFile, useOnline } from '@callboard/client';
import type { CrewInfoEntry } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Button, buttonClass } from '@callboard/ui';
import { Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useDownload } from '../../crew/crew-paper/use-download.ts';
import styles from './information.module.css';

type InfoFileProps = { file: NonNullable<CrewInfoEntry['file']>; caption: string };

/** A picture is shown, any file is opened or saved on the phone. */
export function InfoFile({ file: { name, type, size, url }, caption }: InfoFileProps) {
  const t = useWords('crew-ops');
  const { bytes } = useFormat();
  const online = useOnline();
  const [broken, setBroken] = useState('');
  const { busy, download } = useDownload({ name, read: (signal) => fetchFile(url, signal) });
  const isImage = type.startsWith('image/') && broken !== url;
  if (!online) return <Banner kind="warning" title={t('crew-info.fileOffline')} />;
  return (
    <>
      {isImage && <img className={styles.picture} src={url} alt={caption} onError={() => setBroken(url)} />}
      <p className={styles.since}>
        {name} · {bytes(size)}
      </p>
      <div className={styles.ways}>
        <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass({ wide: true })}>
          <ExternalLink size={20} />
          {t('crew-info.openFile')}
        </a>
        <Button kind="secondary" size="large" icon={Download} busy={busy} onClick={download}>
          {t('crew-info.saveFile')}
        </Button>
      </div>
    </>
  );
}
