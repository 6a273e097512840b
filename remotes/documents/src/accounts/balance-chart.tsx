import { useFormat, useWords } from '@callboard/i18n';
import styles from './accounts.module.css';
import { balancePoints, curveOf } from './balance-points.ts';
import type { BalanceLine } from './balance-points.ts';

type BalanceChartProps = { before: number; lines: readonly BalanceLine[]; name: string };

/** The time account from day to day, with the line of nothing owed. */
export function BalanceChart({ before, lines, name }: BalanceChartProps) {
  const t = useWords('documents');
  const { duration } = useFormat();
  const points = balancePoints(before, lines);
  if (points.length < 2) return null;
  const { path, zero } = curveOf(points);
  const label = t('accounts.chart', {
    name,
    from: duration(points[0] ?? 0),
    until: duration(points.at(-1) ?? 0),
  });
  return (
    <svg
      className={styles.chart}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {zero !== null && (
        <line className={styles.zero} x1="0" x2="100" y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
      )}
      <path className={styles.curve} d={path} />
    </svg>
  );
}
