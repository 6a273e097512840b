import { call } from '@callboard/client';
import { mailbox } from '@callboard/contract';
import type { Attachment } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { PaperRow } from '@callboard/parts';
import { List, Section } from '@callboard/ui';

/** The files of a message; nothing where there are none. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const t = useWords('mailbox');
  if (attachments.length === 0) return null;
  return (
    <Section title={t('message.attachments')} count={attachments.length}>
      <List label={t('message.attachments')} state={{ kind: 'full' }}>
        {attachments.map((file) => (
          <PaperRow
            key={file.id}
            title={file.name}
            file={file}
            read={(signal) => call(mailbox.downloadAttachment, { params: { id: file.id }, signal })}
          />
        ))}
      </List>
    </Section>
  );
}
