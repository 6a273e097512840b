import { useId } from 'react';
import type { ReactNode } from 'react';
import { LongWords } from '../text/long-words.tsx';
import styles from './section.module.css';

export type SectionProps = {
  title: ReactNode;
  /** How many things are inside, shown behind the title. */
  count?: number | undefined;
  /** One link or quiet button at the end of the line. */
  action?: ReactNode;
  children: ReactNode;
};

export function Section({ title, count, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <LongWords>{title}</LongWords>
          {count === undefined ? null : <span className={styles.count}> · {count}</span>}
        </h2>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </section>
  );
}
