import { CircleCheck, Mail } from 'lucide-react';
import { path, shellPages } from '@callboard/contract';
import type { Address, NotificationRow as Row } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { IconButton, ListRow, LongWords, RowIcon } from '@callboard/ui';
import { kindLook } from './kind-look.ts';
import styles from './notifications.module.css';

type NotificationRowProps = {
  row: Row;
  /** The page that opens it; without one it is shown itself. */
  to: Address | null;
  /** Marking needs a connection. */
  online: boolean;
  onMark: (read: boolean) => void;
};

export function NotificationRow({ row, to, online, onMark }: NotificationRowProps) {
  const t = useWords('shell');
  const { when } = useFormat();
  const { icon, status } = kindLook(row.kind);
  return (
    <ListRow
      as={Link}
      to={to ?? path(shellPages.notification).to({ id: row.id })}
      onClick={() => online && !row.read && onMark(true)}
      unread={!row.read}
      leading={<RowIcon icon={icon} status={status} />}
      title={row.title}
      subtitle={<TextLines text={row.text} />}
      meta={<time dateTime={row.at}>{when(row.at)}</time>}
      trailing={
        <IconButton
          icon={row.read ? Mail : CircleCheck}
          label={t(row.read ? 'notifications.mark-unread' : 'notifications.mark-read', { title: row.title })}
          disabled={!online}
          onClick={() => onMark(!row.read)}
        />
      }
    />
  );
}

/** A sentence, and below it what it is about. */
export const TextLines = ({ text }: { text: string }) =>
  text.split('\n').map((line) => (
    <span key={line} className={styles.line}>
      <LongWords>{line}</LongWords>
    </span>
  ));
