import { classes } from '../style/classes.ts';
import { FaceIcon } from '../icon/face-icon.tsx';
import type { IconNodes } from '../icon/face-icon.tsx';
import type { Icon } from '../icon/icon.ts';
import type { StatusName } from '../status/status-name.ts';
import tint from '../status/tint.module.css';
import styles from './row-icon.module.css';

type RowIconProps = {
  icon: Icon | IconNodes;
  status?: StatusName | undefined;
};
const isData = (icon: Icon | IconNodes): icon is IconNodes => Array.isArray(icon);

/** An icon on a tinted tile, the leading of a row. Decorative: the row's words say it. */
export function RowIcon({ icon: Icon, status = 'quiet' }: RowIconProps) {
  return (
    <span className={classes(styles.tile, tint[status])}>
      {isData(Icon) ? <FaceIcon nodes={Icon} size={20} /> : <Icon size={20} />}
    </span>
  );
}
