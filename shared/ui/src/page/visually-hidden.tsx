import type { ReactNode } from 'react';
import styles from './spoken.module.css';

/** Words that are read out and not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}
