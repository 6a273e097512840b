import type { PayrollItem } from '@callboard/contract';
import { jobName } from '@callboard/domain';
import { Link, useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, ChipRow, Figure, LongWords } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { Amount } from '../amounts/amount.tsx';
import { AmountsChip } from '../amounts/amounts-chip.tsx';
import { Facts } from '../facts/facts.tsx';
import { jobPath } from '../base/paths.ts';
import { ItemTimes } from '../payroll-facts/item-times.tsx';
import { PayrollItemPill } from '../payroll-facts/payroll-pill.tsx';
import styles from './item-facts.module.css';

/** What an item pays for. */
export function ItemFacts({ item }: { item: PayrollItem }) {
  const t = useWords('finance');
  const { date, duration } = useFormat();
  const { caption, day, job, status, paidMinutes, amountMinor, currency } = item;
  return (
    <Card className={styles.card}>
      <div className={wrap.between}>
        <h2 className={styles.caption}>{caption}</h2>
        <PayrollItemPill status={status} />
      </div>
      {paidMinutes > 0 && <Figure>{duration(paidMinutes, { signed: false })}</Figure>}
      <ItemTimes item={item} />
      <Facts
        facts={[
          [t('payroll-item.day'), date(day, 'long')],
          [t('payroll-item.project'), job?.project && `${job.project.number} ${job.project.name}`],
          [t('payroll-item.job'), job && <JobLink job={job} />],
          [t('payroll-item.function'), job?.function],
          [t('payroll-item.amount'), <Amount key="amount" amount={amountMinor} currency={currency} />],
        ]}
      />
      <ChipRow label={t('amounts.label')}>
        <AmountsChip />
      </ChipRow>
    </Card>
  );
}

function JobLink({ job }: { job: NonNullable<PayrollItem['job']> }) {
  const to = jobPath.to({ id: job.crewItemId ?? '-' });
  const canOpen = useCanOpen(to) && job.crewItemId !== null;
  const name = jobName({ project: job.project?.name, crew: job.crew?.name, function: job.function ?? '' });
  return canOpen && name ? (
    <Link to={to} className={styles.link}>
      <LongWords>{name}</LongWords>
    </Link>
  ) : (
    name
  );
}
