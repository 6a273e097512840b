import { fieldTextOf } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';
import { JobsOnDays } from '../days/jobs-on-days.tsx';
import styles from '../personal-calendar.module.css';
import type { VacationPreview } from './use-vacation-preview.ts';
import { useSpanText } from '../days/use-span-text.ts';

type CountedDaysProps = { preview: VacationPreview; takes: boolean };

/** What it counts, what is left after it, why it cannot be sent, and the jobs that stand on these days. */
export function CountedDays({ preview, takes }: CountedDaysProps) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const spanText = useSpanText();
  const { from, to, days, weekends, bankHolidays, pending, years, leftAfter, refusal, clashes } = preview;
  const without = [
    weekends > 0 && t('personal-calendar.vacation.weekends', { count: weekends }),
    bankHolidays > 0 && t('personal-calendar.vacation.bankHolidays', { count: bankHolidays }),
  ].filter((text) => text !== false);
  const counted = t('personal-calendar.days', { count: days, figure: number(days) });
  const touched = years.filter((one) => one.days > 0);
  const left =
    touched.length > 1
      ? touched.map((one) => `${one.year}: ${number(one.leftAfter)}`).join(', ')
      : number(leftAfter);
  return (
    <>
      <output className={styles.counted}>
        <span>{spanText(from, to)}</span>
        <span className={styles.figure}>= {counted}</span>
        {without.length > 0 && <span>({without.join(', ')})</span>}
        {takes && <span>{t('personal-calendar.vacation.left', { left })}</span>}
        {takes && pending > 0 && (
          <span>{t('personal-calendar.vacation.pending', { count: pending, figure: number(pending) })}</span>
        )}
        {refusal && <span className={styles.bad}>{fieldTextOf({ code: refusal.code, params: {} })}</span>}
      </output>
      {clashes.length > 0 && (
        <Banner
          kind="warning"
          title={t('personal-calendar.vacation.clash', { count: clashes.length })}
          text={
            <>
              <JobsOnDays jobs={clashes} />
              <p>{t('personal-calendar.vacation.clashText')}</p>
            </>
          }
        />
      )}
    </>
  );
}
