import { classes } from '../style/classes.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './badge.module.css';

export type BadgeProps = {
  count: number;
  kind?: 'quiet' | 'accent' | 'trouble' | undefined;
  /** What is counted, for a screen reader: "3 unread". Without it only the figure is read. */
  label?: string | undefined;
};

/** A small count. Beyond 99 it shows 99+, so that it never pushes its neighbours. */
export function Badge({ count, kind = 'quiet', label }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[kind])}>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
