import { useState } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';
import type { Icon } from '../icon/icon.ts';
import styles from './file-drop.module.css';

export type FileDropProps = {
  label: string;
  hint?: ReactNode;
  icon: Icon;
  accept?: readonly string[] | undefined;
  capture?: 'user' | 'environment' | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  busy?: boolean | undefined;
  onPick: (files: readonly File[]) => void;
  id: string;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
};

/** A native file input over a place to drop on. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, icon: Icon, accept, capture, multiple, disabled, busy, onPick, ...wiring } = props;
  const [over, setOver] = useState(false);
  return (
    <div className={classes(styles.drop, over && styles.over)} aria-busy={busy || undefined}>
      <Icon size={24} />
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {/* The input covers the place, so that it takes presses and dropped files by itself. */}
      <input
        {...wiring}
        type="file"
        className={styles.input}
        accept={accept?.join(',')}
        capture={capture}
        multiple={multiple}
        disabled={disabled || busy}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          onPick([...(event.target.files ?? [])]);
          // The same file again must count as a change.
          event.target.value = '';
        }}
      />
    </div>
  );
}
