import type { Ref } from 'react';
import styles from './grid-skeleton.module.css';

/** Rows of names, each with some days: one picture, for a phone is about to draw the real ones. */
export function GridSkeleton({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.rows} aria-hidden="true">
      <div className={styles.tiles} />
    </div>
  );
}
