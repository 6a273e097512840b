import { serverNow } from '@callboard/client';
import type { PayrollRow as Row } from '@callboard/contract';
import { Link } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { DeadlinePill, ListRow } from '@callboard/ui';
import { Amount } from '../amounts/amount.tsx';
import { PayrollPill } from '../payroll-facts/payroll-pill.tsx';
import styles from './payroll-row.module.css';
import { usePeriod } from '../payroll-facts/use-period.ts';

type PayrollRowProps = {
  row: Row;
  /** Everybody's payrolls: whose it is matters most. */
  named: boolean;
  to: LinkTarget;
  current: boolean;
};

export function PayrollRow({ row, named, to, current }: PayrollRowProps) {
  const t = useWords('finance');
  const { duration, number } = useFormat();
  const period = usePeriod()(row.fromDay, row.toDay);
  const waiting = row.openItems + row.declinedItems;
  const about = [
    named ? period : row.number,
    row.documents > 0 && t('payrolls.documents', { number: number(row.documents) }),
  ];
  return (
    <ListRow
      as={Link}
      to={to}
      current={current}
      title={named ? row.person.name : period}
      meta={<strong className={styles.hours}>{duration(row.minutes, { signed: false })}</strong>}
      subtitle={
        <>
          <span className={styles.line}>
            <span>{about.filter(Boolean).join(' · ')}</span>
            <span>
              {t('payrolls.net')} <Amount amount={row.netMinor} currency={row.currency} />
            </span>
          </span>
          <span className={styles.line}>
            {row.may.sign && row.windowEndsAt ? (
              <DeadlinePill
                deadline={row.windowEndsAt}
                now={serverNow()}
                by={(at) => t('payrolls.answerBy', { at })}
              />
            ) : (
              <PayrollPill status={row.status} />
            )}
            <span>
              {t('payrolls.gross')} <Amount amount={row.grossMinor} currency={row.currency} />
            </span>
          </span>
          {waiting > 0 && (
            <span className={styles.open}>
              {t('payrolls.openItems', { open: number(waiting), all: number(row.items) })}
            </span>
          )}
        </>
      }
    />
  );
}
