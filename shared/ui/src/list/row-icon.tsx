import { classes } from '../classes.ts';
import type { Icon } from '../icon/icon.ts';
import type { StatusName } from '../status/status-name.ts';
import tint from '../status/tint.module.css';
import styles from './row-icon.module.css';

/** An icon on a tinted tile, the leading of a row. Decorative: the row's words say it. */
export function RowIcon({ icon: Icon, status = 'quiet' }: { icon: Icon; status?: StatusName | undefined }) {
  return (
    <span className={classes(styles.tile, tint[status])}>
      <Icon size={20} />
    </span>
  );
}
