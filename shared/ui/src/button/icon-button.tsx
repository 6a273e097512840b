import type { ComponentProps } from 'react';
import { classes } from '../style/classes.ts';
import type { Icon } from '../icon/icon.ts';
import { Badge } from '../status/badge.tsx';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What the button does; it is the accessible name and the tooltip. */
  label: string;
  icon: Icon;
  /** A count that waits behind the button; 0 shows nothing. The label should say it too. */
  badge?: number | undefined;
  /** Opens or selects something and shows that it did. */
  active?: boolean | undefined;
};

export function IconButton({ label, icon: Icon, badge, active, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(styles.iconButton, active && styles.active, className)}
    >
      <Icon size={24} />
      {badge ? (
        <span className={styles.badge} aria-hidden="true">
          <Badge count={badge} kind="trouble" />
        </span>
      ) : null}
    </button>
  );
}
