import { classes } from '../style/classes.ts';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
/** large: the one action of a screen. normal: beside other things. Both are touch targets. */
export type ButtonSize = 'large' | 'normal';
export type ButtonLook = {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
};

/** The look of a button for something that is not one, a link most of the time. */
export function buttonClass({ kind = 'primary', size, wide }: ButtonLook = {}) {
  const effective = size ?? (kind === 'primary' ? 'large' : 'normal');
  return classes(styles.button, styles[kind], styles[effective], wide && styles.wide);
}
