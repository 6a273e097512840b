import { useOnline } from '@callboard/client';
import type { EmailMessage } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Card } from '@callboard/ui';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './message-body.module.css';
import { MessageFrame } from './message-frame.tsx';

/** What a message says: its HTML apart from the app, or its plain text. Pictures from the internet wait to be asked for. */
export function MessageBody({ message: { html, text, remoteImages } }: { message: EmailMessage }) {
  const t = useWords('mailbox');
  const online = useOnline();
  const [pictures, setPictures] = useState(false);
  const asks = remoteImages > 0 && !pictures;
  const show = (
    <Button kind="quiet" onClick={() => setPictures(true)}>
      {t('message.showPictures', { count: remoteImages })}
    </Button>
  );
  return (
    <>
      {asks && (
        <Banner
          kind="info"
          icon={ImageOff}
          title={t('message.picturesOff')}
          text={online ? t('message.picturesWarning') : t('message.picturesOffline')}
          action={online && show}
        />
      )}
      <Card>
        {html ? (
          <MessageFrame label={t('message.body')} html={html} pictures={pictures} />
        ) : (
          <p className={styles.text}>{text || t('message.noText')}</p>
        )}
      </Card>
    </>
  );
}
