import { useWords } from '@callboard/i18n';
import type { FormFields } from '@callboard/parts';
import { TextArea } from '@callboard/ui';
import { Star } from 'lucide-react';
import { useId } from 'react';
import type { SignForm } from './sign-form.ts';
import styles from './sign.module.css';

const stars = ['1', '2', '3', '4', '5'] as const;

/** One to five stars, optional; what was good or bad can be said once one is given. */
export function RatingField({ form }: { form: FormFields<SignForm> }) {
  const t = useWords('documents');
  const value = form.values.rating;
  const name = useId();
  return (
    <fieldset className={styles.rating}>
      <legend>{t('sign.rating')}</legend>
      <div className={styles.stars}>
        {stars.map((star) => (
          <label key={star} className={styles.star} data-on={(value !== '' && star <= value) || undefined}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              aria-label={t('sign.stars', { count: Number(star) })}
              onChange={() => form.change({ rating: star })}
            />
            <Star size={28} aria-hidden="true" />
          </label>
        ))}
      </div>
      {value !== '' && <TextArea {...form.field('comment')} rows={2} maxLength={1000} />}
    </fieldset>
  );
}
