import { useWords } from '@callboard/i18n';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';
import styles from './field.module.css';

export type FieldWords = {
  label: string;
  /** How to fill it in; stays visible while typing. */
  hint?: string | undefined;
  /** What is wrong and what to do; shown at the field and read out with it. */
  error?: string | undefined;
  /** The label is only read out, where a heading or the place says it already. */
  labelHidden?: boolean | undefined;
};

type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** Joins a control with its label, hint and error. */
export function Field({
  label,
  hint,
  error,
  labelHidden,
  id: givenId,
  left,
  children,
}: FieldWords & {
  id?: string | undefined;
  /** How many letters still fit, once that matters. */
  left?: number | undefined;
  children: (wiring: Wiring) => ReactNode;
}) {
  const t = useWords('ui');
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasCount = left !== undefined;
  const describedBy = [hint && `${id}-hint`, hasCount && `${id}-left`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classes(styles.label, labelHidden && styles.labelHidden)}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {hasCount && (
        <p id={`${id}-left`} className={styles.hint}>
          {t('field.left', { count: left })}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
