import type { Icon } from '@callboard/ui';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import styles from './question.module.css';

type Option = {
  readonly id: string;
  readonly label: string;
  readonly icon?: Icon;
  readonly tone?: 'confirmed' | 'trouble' | 'quiet';
};
type OneOfProps = {
  label: string;
  options: readonly Option[];
  value: string | null;
  onValue: (value: string) => void;
  locked: boolean;
  error: string | undefined;
  /** In one line instead of one below the other. */
  beside?: boolean;
};

/** One of a few, each a large target. */
export function OneOf({ label, options, value, onValue, locked, error, beside }: OneOfProps) {
  const id = useId();
  return (
    <fieldset className={styles.choices} disabled={locked} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={beside ? styles.beside : styles.below}>
        {options.map(({ id: option, label: words, icon: Mark, tone }) => (
          <label key={option} className={styles.choice} data-tone={tone}>
            <input type="radio" name={id} checked={value === option} onChange={() => onValue(option)} />
            {Mark && <Mark size={20} aria-hidden="true" />}
            <span>{words}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={styles.error}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
