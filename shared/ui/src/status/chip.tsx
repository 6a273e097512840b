import type { ComponentProps, ReactNode } from 'react';
import { X } from 'lucide-react';
import { classes } from '../style/classes.ts';
import type { Icon } from '../icon/icon.ts';
import styles from './chip.module.css';

export type ChipProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon?: Icon | undefined;
  /** Chosen: a filter that is on. */
  selected?: boolean | undefined;
  /** Pressing takes the filter away; the name should say so. */
  removable?: boolean | undefined;
};

/** A choice in a row of choices: one press switches it. */
export function Chip({ label, icon: Icon, selected, removable, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={removable ? undefined : selected}
      {...rest}
      className={classes(styles.chip, selected && styles.selected, className)}
    >
      {Icon && <Icon size={18} />}
      <span>{label}</span>
      {removable && <X size={16} aria-hidden="true" />}
    </button>
  );
}

/** One row of chips that scrolls sideways on a phone and never breaks into two. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className={styles.row}>
      {children}
    </fieldset>
  );
}
