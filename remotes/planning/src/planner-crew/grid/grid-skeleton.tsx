import { Skeleton } from '@callboard/ui';
import styles from './grid-skeleton.module.css';

/** Rows of names, each with some days. */
export function GridSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: 9 }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="70px" />
          {Array.from({ length: 6 }, (__, cell) => (
            <Skeleton key={cell} height="44px" />
          ))}
        </div>
      ))}
    </div>
  );
}
