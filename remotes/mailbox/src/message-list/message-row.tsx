import type { EmailRow } from '@callboard/contract';
import type { LinkTarget } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { PersonRow } from '@callboard/parts';
import { VisuallyHidden } from '@callboard/ui';
import { Paperclip } from 'lucide-react';
import { peopleOf } from '../base/people.ts';
import { Hits } from './hits.tsx';
import styles from './message-row.module.css';
import { nameHits } from './name-hits.ts';

type MessageRowProps = {
  row: EmailRow;
  /** What was searched for. */
  q: string;
  /** The address of the mailbox it lies in: nobody needs to be told that it is among the recipients. */
  mailboxAddress: string | undefined;
  to: LinkTarget;
  current: boolean;
};

export function MessageRow({ row, q, mailboxAddress, to, current }: MessageRowProps) {
  const t = useWords('mailbox');
  const { when } = useFormat();
  const { sender, others } = peopleOf(row, mailboxAddress);
  return (
    <PersonRow
      person={{ name: sender }}
      to={to}
      unread={!row.read}
      current={current}
      title={
        <>
          {sender ? <Hits pieces={nameHits(sender, q)} /> : t('message-list.nobody')}
          {others > 0 && (
            <>
              <span aria-hidden="true"> +{others}</span>
              <VisuallyHidden> {t('message-list.andMore', { count: others })}</VisuallyHidden>
            </>
          )}
        </>
      }
      meta={
        <span className={styles.meta}>
          {row.attachments > 0 && <Attachments count={row.attachments} />}
          <time dateTime={row.receivedAt}>{when(row.receivedAt)}</time>
        </span>
      }
      more={
        <span className={styles.subject}>
          {row.subject ? <Hits pieces={row.subjectPieces} /> : t('message-list.noSubject')}
        </span>
      }
      text={<Hits pieces={row.excerpt} />}
    />
  );
}

function Attachments({ count }: { count: number }) {
  const t = useWords('mailbox');
  return (
    <span className={styles.clip} title={t('message-list.attachments', { count })}>
      <Paperclip size={16} />
      <VisuallyHidden>{t('message-list.attachments', { count })}</VisuallyHidden>
    </span>
  );
}
