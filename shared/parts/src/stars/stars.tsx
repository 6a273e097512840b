import { VisuallyHidden } from '@callboard/ui';
import { Star, StarHalf } from 'lucide-react';
import styles from './stars.module.css';

type StarsProps = {
  value: number;
  /** What the stars say in words: "4.5 of 5". */
  label: string;
};

const five = [1, 2, 3, 4, 5];

/** Up to five stars; what is nearer to a half than to a whole one is a half. */
export function Stars({ value, label }: StarsProps) {
  const halves = Math.round(value * 2);
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {five.map((star) => (
        <span key={star} aria-hidden="true" className={styles.star}>
          <Star size={18} className={halves >= star * 2 ? styles.full : undefined} />
          {halves === star * 2 - 1 && <StarHalf size={18} className={styles.half} />}
        </span>
      ))}
    </span>
  );
}
