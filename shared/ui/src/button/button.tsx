import type { ComponentProps } from 'react';
import { classes } from '../style/classes.ts';
import type { Icon } from '../icon/icon.ts';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import styles from './button.module.css';

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    icon?: Icon | undefined;
    /** The action is under way: the button keeps focus and size and takes no second press. */
    busy?: boolean | undefined;
  };

export function Button({
  kind,
  size,
  wide,
  icon: Icon,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ kind, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : Icon && <Icon size={20} />}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
