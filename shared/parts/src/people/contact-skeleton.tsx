import { useWords } from '@callboard/i18n';
import { Card, Skeleton, Spoken } from '@callboard/ui';
import styles from './contact-person.module.css';

/** Somebody to call who is on the way. */
export function ContactSkeleton() {
  const t = useWords('crew-ops');
  return (
    <Card className={styles.card}>
      <output>
        <Spoken>{t('contact.loading')}</Spoken>
      </output>
      <div className={styles.who}>
        <Skeleton width="3.5rem" height="3.5rem" round />
        <div className={styles.words}>
          <Skeleton width="11rem" height="1.375rem" />
          <Skeleton width="7rem" />
        </div>
      </div>
      <Skeleton height="3.5rem" />
    </Card>
  );
}
