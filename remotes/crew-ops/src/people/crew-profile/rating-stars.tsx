import { useFormat, useWords } from '@callboard/i18n';
import { VisuallyHidden } from '@callboard/ui';
import { Star } from 'lucide-react';
import styles from './profile-head.module.css';

type StarsProps = {
  average: number;
  /** How many ratings it is made of; nothing for a single one. */
  count?: number;
};

const five = [1, 2, 3, 4, 5];

/** Up to five stars, with the figure beside them and read out. */
export function Stars({ average, count }: StarsProps) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const figure = number(average, { maximumFractionDigits: 1 });
  return (
    <p className={styles.stars}>
      <span className={styles.row} aria-hidden="true">
        {five.map((star) => (
          <Star key={star} size={18} className={star <= Math.round(average) ? styles.full : undefined} />
        ))}
      </span>
      <VisuallyHidden>{t('crew-profile.stars', { figure })}</VisuallyHidden>
      {count !== undefined && <span aria-hidden="true">{figure}</span>}
      {count !== undefined && <span className={styles.count}>{t('crew-profile.ratings', { count })}</span>}
    </p>
  );
}
