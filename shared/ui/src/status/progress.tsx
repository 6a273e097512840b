import styles from './progress.module.css';
import { classes } from '../style/classes.ts';

export type ProgressProps = {
  /** What is measured: "Upload", "Worked against quota". */
  label: string;
  value: number;
  max?: number | undefined;
  /** The figures in words, shown beside the label: "3 of 12". */
  text?: string | undefined;
  kind?: 'accent' | 'waiting' | 'trouble' | undefined;
  /** Only the bar; label and text are still read out. */
  bare?: boolean | undefined;
};

/** Progress in figures and as a bar. */
export function Progress({ label, value, max = 100, text, kind = 'accent', bare }: ProgressProps) {
  return (
    <div className={styles.progress}>
      {!bare && (
        <div className={styles.words} aria-hidden="true">
          <span>{label}</span>
          {text && <span className={styles.figures}>{text}</span>}
        </div>
      )}
      <progress
        aria-label={label}
        aria-valuetext={text}
        value={Math.min(Math.max(value, 0), max)}
        max={max}
        className={classes(styles.track, styles[kind])}
      />
    </div>
  );
}
