import type { ReactNode } from 'react';
import { LongWords } from '@callboard/ui';
import styles from './version.module.css';

type Props = { readonly name: string; readonly value: ReactNode; readonly detail?: string };

export function VersionRow({ name, value, detail }: Props) {
  return (
    <div className={styles.row}>
      <dt>
        <LongWords>{name}</LongWords>
        {detail && <span className={styles.detail}>{detail}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
