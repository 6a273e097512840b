import type { PayrollItem } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import styles from './item-times.module.css';

type Times = Pick<PayrollItem, 'plannedMinutes' | 'checkedMinutes' | 'approvedMinutes' | 'paidMinutes'>;

/** Planned, checked, approved, paid: side by side, so that a difference is seen. */
export function ItemTimes({ item }: { item: Times }) {
  const t = useWords('finance');
  const { duration } = useFormat();
  const { plannedMinutes, checkedMinutes, approvedMinutes, paidMinutes } = item;
  if (plannedMinutes === 0 && paidMinutes === 0 && !checkedMinutes && !approvedMinutes) return null;
  const times = [
    ['planned', plannedMinutes],
    ['checked', checkedMinutes],
    ['approved', approvedMinutes],
    ['paid', paidMinutes],
  ] as const;
  return (
    <dl className={styles.times}>
      {times.map(([name, minutes]) => (
        <div key={name} data-differs={(name === 'paid' && paidMinutes !== plannedMinutes) || undefined}>
          <dt>{t(`payroll-item.${name}`)}</dt>
          <dd>{minutes === null ? '–' : duration(minutes, { signed: false })}</dd>
        </div>
      ))}
    </dl>
  );
}
