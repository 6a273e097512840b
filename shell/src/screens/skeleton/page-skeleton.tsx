import { useWords } from '@callboard/i18n';
import { Skeleton } from '@callboard/ui';
import styles from './page-skeleton.module.css';

const rows = [72, 54, 63, 48, 68];

/** The shape that most screens have, until they are there. */
export function PageSkeleton() {
  const t = useWords('shell');
  return (
    <output className={styles.page} aria-label={t('frame.loading')}>
      <Skeleton width="44%" height="1.6rem" />
      <ListShape />
    </output>
  );
}

/** A card with rows, until they are there. */
export const ListShape = () => (
  <div className={styles.card}>
    {rows.map((width) => (
      <div key={width} className={styles.row}>
        <Skeleton width="2.5rem" height="2.5rem" round />
        <div className={styles.words}>
          <Skeleton width={`${width}%`} />
          <Skeleton width={`${width - 24}%`} height="0.8em" />
        </div>
      </div>
    ))}
  </div>
);
