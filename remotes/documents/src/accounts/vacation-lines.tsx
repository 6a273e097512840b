import type { ContractFigures } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import styles from './accounts.module.css';

/** What is left of the vacation, as a sum. */
export function VacationLines({ vacation }: Pick<ContractFigures, 'vacation'>) {
  const t = useWords('documents');
  const { number } = useFormat();
  const { entitlement, carryOver, manual, taken, approvedFuture, left, pending } = vacation;
  const signed = (days: number) => number(days, { signDisplay: 'exceptZero' }).replace('-', '−');
  const lines = [
    ['entitlement', number(entitlement)],
    ['carryOver', signed(carryOver)],
    ['manual', signed(manual)],
    ['taken', signed(-taken)],
    ['approvedFuture', signed(-approvedFuture)],
  ] as const;
  return (
    <>
      <table className={styles.table}>
        <tbody>
          {lines.map(([name, days]) => (
            <tr key={name}>
              <th scope="row">{t(`accounts.vacationLine.${name}`)}</th>
              <td>{days}</td>
            </tr>
          ))}
          <tr className={styles.sum}>
            <th scope="row">{t('accounts.vacationLine.left')}</th>
            <td>{t('accounts.days', { days: number(left) })}</td>
          </tr>
        </tbody>
      </table>
      {pending > 0 && <p className={styles.small}>{t('accounts.pendingText', { days: number(pending) })}</p>}
    </>
  );
}
