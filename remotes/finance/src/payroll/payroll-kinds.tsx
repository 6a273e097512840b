import type { Payroll } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Section } from '@callboard/ui';
import { Amount } from '../amounts/amount.tsx';
import styles from '../money/vat-sums.module.css';

/** What is paid for which kind of work, as the paper says it; below it the gross of the payroll. */
export function PayrollKinds({ payroll }: { payroll: Payroll }) {
  const t = useWords('finance');
  const { duration, number } = useFormat();
  // What a phone has kept from an earlier release has none.
  const { kinds = [], minutes, grossMinor, currency } = payroll;
  if (kinds.length === 0) return null;
  const hours = (of: number) => <td>{duration(of, { signed: false })}</td>;
  const amount = (of: number) => (
    <td>
      <Amount amount={of} currency={currency} />
    </td>
  );
  return (
    <Section title={t('payroll-kinds.title')}>
      <table className={styles.sums}>
        <thead>
          <tr>
            <th scope="col">{t('payroll-kinds.kind')}</th>
            <th scope="col">{t('payroll.items')}</th>
            <th scope="col">{t('payroll-item.paidHours')}</th>
            <th scope="col">{t('payroll-item.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, items, paidMinutes, amountMinor }) => (
            <tr key={kind}>
              <th scope="row">{t(`payroll-kinds.${kind}`)}</th>
              <td>{number(items)}</td>
              {hours(paidMinutes)}
              {amount(amountMinor)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('payrolls.gross')}</th>
            <td>{number(kinds.reduce((all, { items }) => all + items, 0))}</td>
            {hours(minutes)}
            {amount(grossMinor)}
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}
