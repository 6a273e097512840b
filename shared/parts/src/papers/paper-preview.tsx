import { useOnline } from '@callboard/client';
import { useFormat } from '@callboard/i18n';
import { Banner, buttonClass } from '@callboard/ui';
import { Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import { PaperButton } from './paper-button.tsx';
import styles from './paper-preview.module.css';

export type PaperPreviewProps = {
  file: { readonly name: string; readonly type: string; readonly size: number; readonly url: string };
  /** What a picture shows. */
  caption: string;
};

/** A file on a screen of its own: a picture is shown, anything is opened or saved on the phone. */
export function PaperPreview({ file: { name, type, size, url }, caption }: PaperPreviewProps) {
  const t = usePartWords();
  const { bytes } = useFormat();
  const online = useOnline();
  const [broken, setBroken] = useState('');
  const isImage = type.startsWith('image/') && broken !== url;
  if (!online) return <Banner kind="warning" title={t('papers.previewOffline')} />;
  return (
    <>
      {isImage && <img className={styles.picture} src={url} alt={caption} onError={() => setBroken(url)} />}
      <p className={styles.name}>
        {name} · {bytes(size)}
      </p>
      <div className={styles.ways}>
        <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass({ wide: true })}>
          <ExternalLink size={20} />
          {t('papers.openFile')}
        </a>
        <PaperButton
          kind="secondary"
          size="large"
          icon={Download}
          paper={{ name, read: () => Promise.resolve({ url }) }}
        >
          {t('papers.saveFile')}
        </PaperButton>
      </div>
    </>
  );
}
