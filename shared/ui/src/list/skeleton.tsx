import { classes } from '../style/classes.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** Any CSS length. */
  width?: string | undefined;
  height?: string | undefined;
  round?: boolean | undefined;
};

/** One grey shape in the place of something that is on its way. */
export function Skeleton({ width = '100%', height = '1em', round }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(styles.skeleton, round && styles.round)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
