import type { OnSiteState } from '@callboard/contract';
import styles from './crew-row.module.css';
import { rowLooks } from './row-look.ts';

/** The big dot; the row's words say the same. */
export function PersonDot({ state }: { state: OnSiteState }) {
  const { status, icon: Sign } = rowLooks[state];
  return (
    <span className={`${styles.dot} ${styles[status]}`} aria-hidden="true">
      <Sign size={22} />
    </span>
  );
}
