import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, listFace } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { CircleCheck } from 'lucide-react';
import { unpaidWorkQuery } from '../base/finance.queries.ts';
import styles from './payroll-drafts.module.css';

/** Whose work of a month nobody has said the pay of, and which work that is. */
export function UnpaidWork({ month }: { month: string }) {
  const t = useWords('finance');
  const { date, duration } = useFormat();
  const read = useRead(useQuery(unpaidWorkQuery(month)));
  const nothing = {
    icon: CircleCheck,
    title: t('payroll-drafts.nothingUnpaid'),
    text: t('payroll-drafts.nothingUnpaidText'),
  };
  const label = t('payroll-drafts.unpaid');
  const state = listFace(read, { rows: 3, empty: ({ total }) => (total === 0 ? nothing : null) });
  if (state.kind !== 'full' || read.kind !== 'there') return <List label={label} state={state} />;
  const hours = (minutes: number) => duration(minutes, { signed: false });
  return (
    <>
      <List label={label} state={state}>
        {read.data.items.map(({ person, minutes, positions }) => (
          <ListRow
            key={person.id}
            title={person.name}
            meta={hours(minutes)}
            subtitle={positions.map((position) => (
              <span key={position.crewItemId} className={styles.position}>
                {[date(position.day, 'weekday'), position.caption, hours(position.minutes)].join(' · ')}
              </span>
            ))}
          />
        ))}
      </List>
      <p className={quiet.text}>{t('payroll-drafts.howToPay')}</p>
    </>
  );
}
