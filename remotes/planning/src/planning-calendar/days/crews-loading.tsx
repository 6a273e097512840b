import { useWords } from '@callboard/i18n';
import { Card, Skeleton, VisuallyHidden } from '@callboard/ui';
import styles from '../planning-calendar.module.css';
import type { PlanningAddress } from '../address/use-planning-address.ts';

/** Cards that are on their way. */
export function CrewsLoading({ view }: { view: PlanningAddress['view'] }) {
  const t = useWords('planning');
  return (
    <div className={view === 'day' ? styles.cards : styles.week} aria-busy="true">
      <output>
        <VisuallyHidden>{t('planning-calendar.loading')}</VisuallyHidden>
      </output>
      {Array.from({ length: view === 'day' ? 4 : 7 }, (_, place) => (
        <Card key={place}>
          <Skeleton width="50%" height="1.375rem" />
          <Skeleton width="80%" />
          <Skeleton height="0.5rem" />
        </Card>
      ))}
    </div>
  );
}
