import { todayHere } from '@callboard/client';
import type { PayrollRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Section } from '@callboard/ui';
import { Amount } from '../amounts/amount.tsx';
import { useAmountsShown } from '../amounts/amounts-shown.ts';
import { useTenantRules } from '../base/tenant-rules.ts';
import { monthsOfYear } from './months-of-year.ts';
import type { PaidMonth } from './months-of-year.ts';
import styles from './year-chart.module.css';

const step = 28;
const [width, height, foot] = [12 * step, 84, 14];
const shareOf = (value: number, most: number) => (most > 0 ? Math.max(0, value) / most : 0);

type LineProps = { months: readonly PaidMonth[] };

/** Money as a line of points over the bars, which are hours: the shapes differ, not the colours alone. */
function MoneyLine({ months }: LineProps) {
  const most = Math.max(...months.map(({ grossMinor }) => grossMinor));
  const points = months.map(({ grossMinor }, at) => [
    at * step + step / 2,
    height - shareOf(grossMinor, most) * (height - 6),
  ]);
  return (
    <g className={styles.money}>
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3.5" />
      ))}
    </g>
  );
}

/** Hours and pay of the last twelve months; pay only while amounts are shown. */
export function YearChart({ rows }: { rows: readonly PayrollRow[] }) {
  const t = useWords('finance');
  const format = useFormat();
  const shown = useAmountsShown();
  const { months, currency } = monthsOfYear(rows, todayHere(), useTenantRules().currency);
  const minutes = months.reduce((sum, month) => sum + month.minutes, 0);
  if (months.filter((month) => month.minutes > 0).length < 2) return null;
  const gross = months.reduce((sum, month) => sum + month.grossMinor, 0);
  const hours = (value: number) => format.duration(value, { signed: false });
  const most = Math.max(...months.map((month) => month.minutes));
  const label = shown
    ? t('payrolls.yearLabelMoney', {
        hours: hours(minutes),
        amount: format.money({ amount: gross, currency }),
      })
    : t('payrolls.yearLabel', { hours: hours(minutes) });
  const nameOf = (month: string) => format.date(`${month}-01`, 'month');
  return (
    <Section title={t('payrolls.year')}>
      <Card>
        <svg viewBox={`0 0 ${width} ${height + foot}`} role="img" aria-label={label} className={styles.chart}>
          {months.map(({ month, minutes: its }, at) => {
            const tall = shareOf(its, most) * height;
            return (
              <g key={month}>
                <rect x={at * step + 5} y={height - tall} width={step - 10} height={tall} rx="3" />
                <text x={at * step + step / 2} y={height + foot - 2}>
                  {Number(month.slice(5))}
                </text>
              </g>
            );
          })}
          {shown && <MoneyLine months={months} />}
        </svg>
        <p className={styles.legend}>
          <span className={styles.bar}>{t('payroll.hours')}</span>
          {shown && <span className={styles.dot}>{t('payrolls.gross')}</span>}
        </p>
        <details>
          <summary className={styles.summary}>{t('payrolls.asTable')}</summary>
          <table className={styles.table}>
            <caption className={styles.caption}>{t('payrolls.year')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('payrolls.month')}</th>
                <th scope="col">{t('payroll.hours')}</th>
                <th scope="col">{t('payrolls.gross')}</th>
              </tr>
            </thead>
            <tbody>
              {months.toReversed().map(({ month, minutes: its, grossMinor }) => (
                <tr key={month}>
                  <th scope="row">{nameOf(month)}</th>
                  <td>{hours(its)}</td>
                  <td>
                    <Amount amount={grossMinor} currency={currency} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </Card>
    </Section>
  );
}
