import { useWords } from '@callboard/i18n';
import { Card, Skeleton, VisuallyHidden } from '@callboard/ui';
import styles from './profile-head.module.css';

/** A profile that is on its way, in the shape of one. */
export function ProfileSkeleton() {
  const t = useWords('crew-ops');
  return (
    <Card>
      <output>
        <VisuallyHidden>{t('crew-profile.loading')}</VisuallyHidden>
      </output>
      <div className={styles.head}>
        <Skeleton width="7.5rem" height="7.5rem" round />
        <Skeleton width="12rem" height="2rem" />
        <Skeleton width="8rem" />
      </div>
      <Skeleton height="3.5rem" />
    </Card>
  );
}
