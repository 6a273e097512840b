import { useFormat, useWords } from '@callboard/i18n';
import { Stars } from '@callboard/parts';
import styles from './profile-head.module.css';

type RatingStarsProps = {
  average: number;
  /** How many ratings it is made of; nothing for a single one. */
  count?: number;
};

/** Up to five stars, with the figure beside them and read out. */
export function RatingStars({ average, count }: RatingStarsProps) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const figure = number(average, { maximumFractionDigits: 1 });
  return (
    <p className={styles.stars}>
      <Stars value={average} label={t('crew-profile.stars', { figure })} />
      {count !== undefined && <span aria-hidden="true">{figure}</span>}
      {count !== undefined && <span className={styles.count}>{t('crew-profile.ratings', { count })}</span>}
    </p>
  );
}
