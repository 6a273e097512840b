import { useOnline } from '@callboard/client';
import type { Attachment } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { IconButton, ListRow, Progress, RowIcon, Spoken } from '@callboard/ui';
import { Download, X } from 'lucide-react';
import { attachmentIcon } from './attachment-icon.ts';
import styles from './attachment-row.module.css';
import { useDownloadAttachment } from './use-download-attachment.ts';

/** One attachment: pressing it downloads it, and what arrives is told in figures. */
export function AttachmentRow({ attachment }: { attachment: Attachment }) {
  const t = useWords('mailbox');
  const { bytes } = useFormat();
  const online = useOnline();
  const { received, download, cancel } = useDownloadAttachment(attachment);
  const { name, size, type } = attachment;
  const leading = <RowIcon icon={attachmentIcon(type)} />;

  if (!online && received === null) {
    return (
      <ListRow leading={leading} title={name} subtitle={bytes(size)} text={t('message.downloadOffline')} />
    );
  }
  const running = received !== null;
  const figures = running
    ? t('message.progress', { done: bytes(received), total: bytes(size) })
    : bytes(size);
  // The row stays one button, so that the focus is not lost when the download starts and ends.
  return (
    <ListRow
      leading={leading}
      title={
        <>
          <span aria-hidden>{name}</span>
          <Spoken>{running ? name : t('message.download', { name })}, </Spoken>
        </>
      }
      subtitle={figures}
      onClick={download}
      aria-disabled={running || undefined}
      trailing={
        running ? (
          <>
            <div className={styles.progress}>
              <Progress label={name} value={received} max={size} text={figures} bare />
            </div>
            <IconButton label={t('message.cancelDownload', { name })} icon={X} onClick={cancel} />
          </>
        ) : (
          <Download size={20} />
        )
      }
    />
  );
}
