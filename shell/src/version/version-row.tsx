import type { ReactNode } from 'react';
import styles from './version.module.css';

type Props = { readonly name: string; readonly value: ReactNode; readonly detail?: string };

export function VersionRow({ name, value, detail }: Props) {
  return (
    <div className={styles.row}>
      <dt>
        {name}
        {detail && <span className={styles.detail}>{detail}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
