import type { Attachment } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { List, Section } from '@callboard/ui';
import { AttachmentRow } from './attachment-row.tsx';

/** The files of a message; nothing where there are none. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const t = useWords('mailbox');
  if (attachments.length === 0) return null;
  return (
    <Section title={t('message.attachments')} count={attachments.length}>
      <List label={t('message.attachments')} state={{ kind: 'full' }}>
        {attachments.map((attachment) => (
          <AttachmentRow key={attachment.id} attachment={attachment} />
        ))}
      </List>
    </Section>
  );
}
