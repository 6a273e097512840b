import type { AnswerOf, staffContracts } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';
import { Lock } from 'lucide-react';
import styles from './accounts.module.css';
import { BalanceChart } from './balance-chart.tsx';

type Account = AnswerOf<typeof staffContracts.timeAccountLines>;
type Line = Account['lines'][number];
type TimeLinesProps = { name: 'timeAccount' | 'quota' | 'worked'; account: Account };

/** Days that change the figure, what was booked by hand, and the sum. */
export function TimeLines({ name, account }: TimeLinesProps) {
  const t = useWords('documents');
  const { date, duration } = useFormat();
  const { before, after, lines, bookings, locked } = account;
  const isAccount = name === 'timeAccount';
  const valueOf = (line: Line) => (isAccount ? line.balance : line[name]);
  const shown = lines.filter((line) =>
    isAccount ? line.worked || line.credit || line.quota : valueOf(line),
  );
  const hours = (minutes: number) => duration(minutes, { signed: isAccount });
  const plain = (minutes: number) => duration(minutes, { signed: false });
  const sum = isAccount ? after : lines.reduce((all, line) => all + valueOf(line), 0);
  const about = (line: Line) =>
    [
      line.why && t(`accounts.why.${line.why}`),
      ...(isAccount
        ? (['worked', 'credit', 'quota'] as const).map(
            (part) => line[part] !== 0 && t(`accounts.made.${part}`, { hours: plain(line[part]) }),
          )
        : []),
      line.provisional && name !== 'quota' && t('accounts.provisionalDay'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      {locked && <Banner kind="info" icon={Lock} title={t('accounts.locked')} />}
      {isAccount && <BalanceChart before={before} lines={lines} name={t('accounts.timeAccount')} />}
      <table className={styles.table}>
        <tbody>
          {isAccount && (
            <tr>
              <th scope="row">{t('accounts.beforeMonth')}</th>
              <td>{duration(before)}</td>
            </tr>
          )}
          {shown.map((line) => (
            <tr key={line.day}>
              <th scope="row">
                {date(line.day, 'weekday')}
                <br />
                <span className={styles.small}>{about(line)}</span>
              </th>
              <td>{hours(valueOf(line))}</td>
            </tr>
          ))}
          {isAccount &&
            bookings.map(({ id, day, minutes, kind, reason, by }) => (
              <tr key={id}>
                <th scope="row">
                  {t(`accounts.booking.${kind}`)}
                  <br />
                  <span className={styles.small}>
                    {[date(day, 'weekday'), reason, by].filter(Boolean).join(' · ')}
                  </span>
                </th>
                <td>{duration(minutes)}</td>
              </tr>
            ))}
          <tr className={styles.sum}>
            <th scope="row">{t(isAccount ? 'accounts.afterMonth' : 'accounts.sum')}</th>
            <td>{hours(sum)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
