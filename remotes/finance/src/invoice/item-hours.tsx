import type { InvoiceItem } from '@callboard/contract';
import { Link, useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import styles from './item-hours.module.css';
import { hoursPath } from '../base/paths.ts';

type ItemHoursProps = Pick<InvoiceItem, 'hours'> & {
  /** Which item that is, where it is not seen anyway. */
  of?: string;
};

/** Whose signed-off hours an item is made of; each opens where it can be read. */
export function ItemHours({ hours, of }: ItemHoursProps) {
  const t = useWords('finance');
  const { duration } = useFormat();
  const [first] = hours;
  const opens = useCanOpen(hoursPath.to({ id: first?.crewItemId ?? '' }));
  if (!first) return null;
  const minutes = hours.reduce((sum, one) => sum + one.minutes, 0);
  return (
    <details className={styles.hours}>
      <summary>
        {of
          ? `${of}: ${duration(minutes, { signed: false })}`
          : t('invoice.madeOf', { hours: duration(minutes, { signed: false }) })}
      </summary>
      <ul>
        {hours.map(({ crewItemId, person, minutes: own }) => (
          <li key={crewItemId} className={styles.person}>
            {opens ? <Link to={hoursPath.to({ id: crewItemId })}>{person.name}</Link> : person.name}
            <span>{duration(own, { signed: false })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
