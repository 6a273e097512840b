import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

type TwoColumnsProps = { lead: ReactNode; beside: ReactNode };

/** What comes first and what belongs to it: beside each other where there is room, else one below the other. */
export function TwoColumns({ lead, beside }: TwoColumnsProps) {
  return (
    <div className={styles.split}>
      <div className={styles.column}>{lead}</div>
      <div className={styles.column}>{beside}</div>
    </div>
  );
}
