import type { ComponentProps } from 'react';
import { classes } from '../style/classes.ts';
import styles from './card.module.css';

export type CardProps = ComponentProps<'div'> & {
  /** Without inner space, for a list or a picture that reaches the edge. */
  flush?: boolean | undefined;
};

/** A raised surface. Never put one into another. */
export function Card({ flush, className, ...rest }: CardProps) {
  return <div {...rest} className={classes(styles.card, flush && styles.flush, className)} />;
}

/** The time or the number that matters: the largest thing on its card. */
export function Figure({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classes(styles.figure, className)} />;
}
