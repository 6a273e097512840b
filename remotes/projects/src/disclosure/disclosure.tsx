import type { ReactNode } from 'react';
import styles from '../crew-form/crew-form.module.css';

type DisclosureProps = { title: string; open: boolean; children: ReactNode };

/** Fields that few need: they stay in the form, and out of the way. */
export function Disclosure({ title, open, children }: DisclosureProps) {
  return (
    <details className={styles.notes} open={open}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
