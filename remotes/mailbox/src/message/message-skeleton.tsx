import { Skeleton } from '@callboard/ui';
import styles from './message-head.module.css';

/** A message that is on its way, in the shape of one. */
export function MessageSkeleton() {
  return (
    <div className={styles.head} aria-hidden="true">
      <div className={styles.sender}>
        <Skeleton width="3.5rem" height="3.5rem" round />
        <div className={styles.names}>
          <Skeleton width="11rem" height="1.0625rem" />
          <Skeleton width="16rem" />
        </div>
      </div>
      {['100%', '94%', '97%', '61%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
