import { useOnline } from '@callboard/client';
import type { Attachment } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { IconButton, ListRow, Progress, RowIcon } from '@callboard/ui';
import { Download, X } from 'lucide-react';
import { attachmentIcon } from './attachment-icon.ts';
import { useDownloadAttachment } from './use-download-attachment.ts';

/** One attachment: pressing it downloads it, and what arrives is told in figures. */
export function AttachmentRow({ attachment }: { attachment: Attachment }) {
  const t = useWords('mailbox');
  const { bytes } = useFormat();
  const online = useOnline();
  const { received, download, cancel } = useDownloadAttachment(attachment);
  const { name, size, type } = attachment;
  const leading = <RowIcon icon={attachmentIcon(type)} />;

  if (received !== null) {
    const figures = t('message.progress', { done: bytes(received), total: bytes(size) });
    return (
      <ListRow
        leading={leading}
        title={name}
        meta={figures}
        subtitle={<Progress label={name} value={received} max={size} text={figures} bare />}
        trailing={<IconButton label={t('message.cancelDownload', { name })} icon={X} onClick={cancel} />}
      />
    );
  }
  if (!online)
    return (
      <ListRow leading={leading} title={name} meta={bytes(size)} subtitle={t('message.downloadOffline')} />
    );
  return (
    <ListRow
      leading={leading}
      title={name}
      subtitle={bytes(size)}
      trailing={<Download size={20} />}
      onClick={download}
      aria-label={`${t('message.download', { name })}, ${bytes(size)}`}
    />
  );
}
