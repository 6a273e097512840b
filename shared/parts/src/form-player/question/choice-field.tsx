import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './question.module.css';

type ChoiceFieldProps = {
  label: string;
  locked: boolean;
  error: string | undefined;
  /** In one line instead of one below the other. */
  beside?: boolean | undefined;
  /** A label with its input for each choice. */
  children: ReactNode;
};

/** What choices stand in: the question they answer, and what is wrong with the answer. */
export function ChoiceField({ label, locked, error, beside, children }: ChoiceFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.choices} disabled={locked} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={beside ? styles.beside : styles.below}>{children}</div>
      {error && (
        <p id={id} className={styles.error}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
