import type { ReactNode } from 'react';
import styles from './list-detail.module.css';

export type ListDetailProps = {
  list: ReactNode;
  /** What is open of the list; nothing where it has a page of its own (`useWide`). */
  detail: ReactNode;
  /** What the detail is, for those who jump from part to part. */
  label: string;
};

/** A list, and on a wide screen what is open of it beside it. */
export function ListDetail({ list, detail, label }: ListDetailProps) {
  return (
    <div className={styles.split}>
      {/* What scrolls is another one then. */}
      <div key={detail ? 'beside' : 'alone'} className={styles.list}>
        {list}
      </div>
      {detail && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, also by keyboard
        <section aria-label={label} className={styles.detail} tabIndex={0}>
          {detail}
        </section>
      )}
    </div>
  );
}
