import { IconButton, VisuallyHidden } from '@callboard/ui';
import { CircleAlert, Eraser, Star } from 'lucide-react';
import { useId, useRef } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './star-field.module.css';

type StarFieldProps = {
  /** What is rated: "Work". */
  label: string;
  /** The same for who does not see what stands around it: "Work, Ada Lang". */
  name: string;
  /** Nothing while there are no stars. */
  value: number | null;
  onValue: (stars: number | null) => void;
  /** Of the form that it is in. */
  id?: string;
  error?: string | undefined;
};

const five = [1, 2, 3, 4, 5] as const;

/** One to five stars: one tap or an arrow key each; tapped again, or by the button beside them, they are taken back. */
export function StarField({ label, name, value, onValue, id, error }: StarFieldProps) {
  const t = usePartWords();
  const group = useId();
  const first = useRef<HTMLInputElement>(null);
  // The button goes with the stars; whoever came to it by keys stays at the group.
  const clear = () => {
    onValue(null);
    first.current?.focus();
  };
  return (
    <fieldset className={styles.field} aria-describedby={error && `${group}-error`}>
      <legend className={styles.legend}>
        <span aria-hidden="true">{label}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </legend>
      <div className={styles.stars}>
        {five.map((star) => (
          <label key={star} className={styles.star} data-on={(value !== null && star <= value) || undefined}>
            <input
              ref={star === 1 ? first : undefined}
              id={star === 1 ? id : undefined}
              type="radio"
              name={group}
              value={star}
              checked={value === star}
              aria-label={t('stars.count', { count: star })}
              onChange={() => onValue(star)}
              onClick={() => value === star && onValue(null)}
            />
            <Star size={28} aria-hidden="true" />
          </label>
        ))}
        {value !== null && <IconButton icon={Eraser} label={t('stars.clear', { name })} onClick={clear} />}
      </div>
      {error && (
        <p id={`${group}-error`} className={styles.error}>
          <CircleAlert size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
