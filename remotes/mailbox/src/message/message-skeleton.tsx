import { useWords } from '@callboard/i18n';
import { Skeleton, VisuallyHidden } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import styles from './message-head.module.css';

const lines = ['100%', '94%', '97%', '61%'];

/** A message that is on its way, in the shape of one. */
export function MessageSkeleton() {
  const t = useWords('mailbox');
  return (
    <output className={grid.gap3}>
      <VisuallyHidden>{t('message.loading')}</VisuallyHidden>
      <Skeleton width="72%" height="1.375rem" />
      <span className={styles.sender}>
        <Skeleton width="3.5rem" height="3.5rem" round />
        <span className={styles.names}>
          <Skeleton width="11rem" height="1.0625rem" />
          <Skeleton width="14rem" />
        </span>
      </span>
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </output>
  );
}
