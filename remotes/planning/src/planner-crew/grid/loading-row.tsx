/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out in lines, the tags of a table are none to every screen reader */
import { useWords } from '@callboard/i18n';
import { Skeleton } from '@callboard/ui';
import { memo } from 'react';
import type { GridDay } from './grid-days.ts';
import styles from './planner-grid.module.css';

type LoadingRowProps = {
  index: number;
  rowHeight: number;
  days: readonly GridDay[];
  shown: { readonly firstColumn: number; readonly lastColumn: number };
};

/** Somebody whose page is on its way. */
export const LoadingRow = memo(function LoadingRow({ index, rowHeight, days, shown }: LoadingRowProps) {
  const t = useWords('planning');
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy="true"
      data-row={index}
      className={styles.row}
      style={{ transform: `translateY(${index * rowHeight}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={t('planner-crew.loading')}
        tabIndex={-1}
        data-column={-1}
        className={styles.person}
      >
        <Skeleton width="70%" />
      </div>
      <div
        role="presentation"
        style={{ flex: 'none', inlineSize: `calc(${shown.firstColumn} * var(--column))` }}
      />
      {days.slice(shown.firstColumn, shown.lastColumn + 1).map(({ day, spoken }, n) => (
        <div
          key={day}
          role="gridcell"
          aria-colindex={shown.firstColumn + n + 2}
          aria-label={spoken}
          tabIndex={-1}
          data-column={shown.firstColumn + n}
          className={styles.cell}
        />
      ))}
    </div>
  );
});
