import { classes } from '../style/classes.ts';
import type { Icon } from '../icon/icon.ts';
import styles from './status-pill.module.css';
import type { StatusName } from './status-name.ts';
import tint from './tint.module.css';

export type StatusPillProps = {
  status: StatusName;
  /** Short words; the colour alone never says it. */
  label: string;
  icon?: Icon | undefined;
};

export function StatusPill({ status, label, icon: Icon }: StatusPillProps) {
  return (
    <span className={classes(styles.pill, tint[status])}>
      {Icon && <Icon size={14} />}
      {label}
    </span>
  );
}
