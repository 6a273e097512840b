import { CallError, discardWaiting, retryWaiting, useWaiting } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Button } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { ClockArrowUp } from 'lucide-react';
import { uploadEntity } from './use-upload-document.ts';
import styles from './waiting-upload.module.css';

/** A file that has not arrived: on its way, saved on this phone, or refused with the reason. */
export function WaitingUpload({ documentId }: { documentId: string }) {
  const [item] = useWaiting(uploadEntity(documentId));
  if (!item || item.state === 'sent') return null;
  return item.state === 'attention' ? <Refused item={item} /> : <OnPhone item={item} />;
}

function useFileFacts({ files: [file] }: Waiting): string {
  const { bytes } = useFormat();
  return file ? `${file.name} · ${bytes(file.size)}` : '';
}

function OnPhone({ item }: { item: Waiting }) {
  const t = useWords('documents');
  const facts = useFileFacts(item);
  const waits = item.state === 'waiting';
  return (
    <Banner
      kind="info"
      icon={ClockArrowUp}
      title={t(waits ? 'upload.waits' : 'upload.sending')}
      text={
        <div className={styles.words}>
          <p>{facts}</p>
          {waits && <p>{t('upload.waitsText')}</p>}
        </div>
      }
      action={
        waits && (
          <Button kind="quiet" onClick={() => void discardWaiting(item.key)}>
            {t('upload.discard')}
          </Button>
        )
      }
    />
  );
}

function Refused({ item }: { item: Waiting }) {
  const t = useWords('documents');
  const errorText = useErrorText();
  const facts = useFileFacts(item);
  const { key, reason } = item;
  const { title, text } = errorText(new CallError(reason?.code ?? 'internal', reason ?? {}));
  return (
    <Banner
      kind="error"
      title={t('upload.notTaken')}
      text={
        <div className={styles.words}>
          <p>{facts}</p>
          <p>{[title, text].filter(Boolean).join(' ')}</p>
          <p>{t('upload.kept')}</p>
        </div>
      }
      action={
        <div className={wrap.gap2}>
          <Button kind="secondary" onClick={() => void retryWaiting(key)}>
            {t('upload.again')}
          </Button>
          <Button kind="quiet" onClick={() => void discardWaiting(key)}>
            {t('upload.discard')}
          </Button>
        </div>
      }
    />
  );
}
