import type { Payroll } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Card, ChipRow, Figure } from '@callboard/ui';
import { Amount } from '../amounts/amount.tsx';
import { AmountsChip } from '../amounts/amounts-chip.tsx';
import { Facts } from '../facts/facts.tsx';
import { PayrollPill } from '../payroll-facts/payroll-pill.tsx';
import { usePeriod } from '../payroll-facts/use-period.ts';
import styles from './payroll-head.module.css';

/** How many hours of which time, and what they come to. */
export function PayrollHead({ payroll }: { payroll: Payroll }) {
  const t = useWords('finance');
  const { duration } = useFormat();
  const me = useSession(({ payload }) => payload?.loginData.person?.id);
  const period = usePeriod()(payroll.fromDay, payroll.toDay);
  const { number, person, minutes, grossMinor, netMinor, currency, status } = payroll;
  return (
    <Card className={styles.head}>
      <div className={styles.line}>
        <h2 className={styles.period}>{period}</h2>
        <PayrollPill status={status} />
      </div>
      <Figure>{duration(minutes, { signed: false })}</Figure>
      <Facts
        facts={[
          [t('payrolls.net'), <Amount key="net" amount={netMinor} currency={currency} />],
          [t('payrolls.gross'), <Amount key="gross" amount={grossMinor} currency={currency} />],
          [t('payroll.number'), number],
          [t('payroll.person'), person.id !== me && person.name],
        ]}
      />
      <ChipRow label={t('amounts.label')}>
        <AmountsChip />
      </ChipRow>
    </Card>
  );
}
