import { useWords } from '@callboard/i18n';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { Skeleton } from './skeleton.tsx';
import styles from './skeleton.module.css';

const widths = ['62%', '48%', '71%', '55%'];

/** Rows in the shape of the rows to come. */
export function SkeletonRows({ rows }: { rows: number }) {
  const t = useWords('ui');
  return (
    <div>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="2.5rem" height="2.5rem" round />
          <span className={styles.lines}>
            <Skeleton width={widths[row % 4]} height="0.9375rem" />
            <Skeleton width={widths[(row + 2) % 4]} height="0.8125rem" />
          </span>
        </div>
      ))}
    </div>
  );
}
