import { useWords } from '@callboard/i18n';
import { TextArea } from '@callboard/ui';
import type { TextAreaProps } from '@callboard/ui';
import { Star } from 'lucide-react';
import { useId } from 'react';
import styles from './sign.module.css';

type RatingFieldProps = {
  label: string;
  /** '1' to '5', '' while none is given. */
  value: string;
  onValue: (value: string) => void;
  comment: TextAreaProps;
};
const stars = ['1', '2', '3', '4', '5'] as const;

/** One to five stars, optional; what was good or bad can be said once one is given. */
export function RatingField({ label, value, onValue, comment }: RatingFieldProps) {
  const t = useWords('documents');
  const name = useId();
  return (
    <fieldset className={styles.rating}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {stars.map((star) => (
          <label key={star} className={styles.star} data-on={(value !== '' && star <= value) || undefined}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              aria-label={t('sign.stars', { count: Number(star) })}
              onChange={() => onValue(star)}
            />
            <Star size={28} aria-hidden="true" />
          </label>
        ))}
      </div>
      {value !== '' && <TextArea {...comment} rows={2} maxLength={1000} />}
    </fieldset>
  );
}
