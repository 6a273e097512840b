import { serverNow, useWaiting } from '@callboard/client';
import type { DocumentRow as Row } from '@callboard/contract';
import { Link } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { DeadlinePill, ListRow, RowIcon, StatusPill } from '@callboard/ui';
import { ClockArrowUp, FileText, TriangleAlert } from 'lucide-react';
import { DocumentStatusPill } from '../document-status/document-status-pill.tsx';
import { uploadEntity } from '../upload/use-upload-document.ts';
import styles from './document-row.module.css';

type DocumentRowProps = {
  row: Row;
  /** Whose it is matters where it is not one's own. */
  showOwner: boolean;
  to: LinkTarget;
  current: boolean;
};

/** One document of a list: what it is, how it stands, and for whom it waits. */
export function DocumentRow({ row, showOwner, to, current }: DocumentRowProps) {
  const t = useWords('documents');
  const { when, list } = useFormat();
  const { name, number, type, owner, waitingFor, reason, expiresAt, myTurn } = row;
  const waits =
    waitingFor.length > 0 ? t('document-list.waitingFor', { names: list(waitingFor) }) : undefined;
  return (
    <ListRow
      as={Link}
      to={to}
      current={current}
      leading={<RowIcon icon={FileText} />}
      title={name}
      subtitle={[showOwner && owner?.name, type.caption, showOwner && number].filter(Boolean).join(' · ')}
      meta={<time dateTime={row.createdAt}>{when(row.createdAt)}</time>}
      text={
        <span className={styles.state}>
          <UploadState documentId={row.id} />
          <DocumentStatusPill document={row} />
          {myTurn && expiresAt ? (
            <DeadlinePill
              deadline={expiresAt}
              now={serverNow()}
              by={(at) => t('document-list.signUntil', { date: at })}
            />
          ) : (
            (waits ?? reason)
          )}
        </span>
      }
    />
  );
}

/** A file of it that is still on this phone. */
function UploadState({ documentId }: { documentId: string }) {
  const t = useWords('documents');
  const [item] = useWaiting(uploadEntity(documentId));
  if (!item || item.state === 'sent') return null;
  if (item.state === 'attention')
    return <StatusPill status="trouble" icon={TriangleAlert} label={t('upload.notTaken')} />;
  return <StatusPill status="waiting" icon={ClockArrowUp} label={t('upload.waits')} />;
}
