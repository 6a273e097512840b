import { useWords } from '@callboard/i18n';
import { Skeleton, VisuallyHidden } from '@callboard/ui';
import styles from './photo-grid.module.css';

const places = Array.from({ length: 9 }, (_, at) => `place-${at}`);

export function PhotoSkeleton() {
  const t = useWords('crew-ops');
  return (
    <>
      <output>
        <VisuallyHidden>{t('photos.loading')}</VisuallyHidden>
      </output>
      <div className={styles.grid} aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={styles.tile}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </>
  );
}
