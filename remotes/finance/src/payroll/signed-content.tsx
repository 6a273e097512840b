import type { Payroll, PayrollItem } from '@callboard/contract';
import { payrollLineGroups } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import grid from '@callboard/ui/styles/grid.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Facts } from '../facts/facts.tsx';
import { ItemTimes } from '../payroll-facts/item-times.tsx';
import styles from './signed-content.module.css';

type SignedContentProps = { payroll: Payroll; items: readonly PayrollItem[] };

/** What a signature stands under: every item with its times and its money, the sums, the sentence. Nothing is hidden. */
export function SignedContent({ payroll, items }: SignedContentProps) {
  const t = useWords('finance');
  const { date, money, duration } = useFormat();
  const { currency, grossMinor, netMinor, minutes, openItems, toSign } = payroll;
  return (
    <>
      {payrollLineGroups(items).map(({ key, project, crew, items: its }) => (
        <section key={key} className={grid.gap2}>
          <h3 className={styles.job}>
            {[project, crew].filter(Boolean).join(' · ') || t('payroll.withoutJob')}
          </h3>
          <ul className={grid.gap3}>
            {its.map((item) => (
              <li key={item.id} className={styles.item}>
                <div className={styles.line}>
                  <span>
                    {date(item.day, 'weekday')} · {item.caption}
                  </span>
                  <strong className={styles.amount}>{money({ amount: item.amountMinor, currency })}</strong>
                </div>
                <ItemTimes item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Facts
        facts={[
          [t('payroll.hours'), duration(minutes, { signed: false })],
          [t('payrolls.gross'), money({ amount: grossMinor, currency })],
          [t('payrolls.net'), money({ amount: netMinor, currency })],
        ]}
      />
      {openItems > 0 && <p className={quiet.text}>{t('payroll.signConfirmsAll')}</p>}
      <blockquote className={styles.sentence}>{toSign.text}</blockquote>
    </>
  );
}
