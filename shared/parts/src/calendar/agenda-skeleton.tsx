import { Card, Skeleton, VisuallyHidden } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './agenda.module.css';

const days = [1, 2, 3, 4];

/** Days that are on their way. */
export function AgendaSkeleton() {
  const t = usePartWords();
  return (
    <div className={grid.gap4} aria-busy="true">
      <output>
        <VisuallyHidden>{t('calendar.loading')}</VisuallyHidden>
      </output>
      {days.map((day) => (
        <div key={day} className={styles.day}>
          <span className={styles.date}>
            <Skeleton width="2rem" />
            <Skeleton width="1.75rem" height="1.5rem" />
          </span>
          <Card>
            <Skeleton width="60%" />
            <Skeleton width="85%" />
          </Card>
        </div>
      ))}
    </div>
  );
}
