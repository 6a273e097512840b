import type { Icon } from '@callboard/ui';
import { useId } from 'react';
import { ChoiceField } from './choice-field.tsx';
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
  const name = useId();
  return (
    <ChoiceField label={label} locked={locked} error={error} beside={beside}>
      {options.map(({ id, label: words, icon: Mark, tone }) => (
        <label key={id} className={styles.choice} data-tone={tone}>
          <input type="radio" name={name} checked={value === id} onChange={() => onValue(id)} />
          {Mark && <Mark size={20} aria-hidden="true" />}
          <span>{words}</span>
        </label>
      ))}
    </ChoiceField>
  );
}
