import { Card, Skeleton, VisuallyHidden } from '@callboard/ui';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './contact-card.module.css';
import head from './person-head.module.css';

/** Somebody to call who is on the way. */
export function ContactSkeleton() {
  const t = usePartWords();
  return (
    <Card className={styles.card}>
      <output>
        <VisuallyHidden>{t('people.loading')}</VisuallyHidden>
      </output>
      <div className={head.person}>
        <Skeleton width="3.5rem" height="3.5rem" round />
        <div className={head.words}>
          <Skeleton width="11rem" height="1.375rem" />
          <Skeleton width="7rem" />
        </div>
      </div>
      <Skeleton height="3.5rem" />
    </Card>
  );
}
