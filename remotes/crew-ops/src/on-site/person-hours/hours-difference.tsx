import type { CheckHours } from '@callboard/contract';
import { payDifference } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import grid from '@callboard/ui/styles/grid.module.css';
import { HoursLines } from '../hours/hours-lines.tsx';
import styles from './person-hours.module.css';

type Side = { from: string | Date; until: string | Date; minutes: number; breakMinutes: number };
type HoursDifferenceProps = {
  hours: Pick<CheckHours, 'timeZone' | 'hourPay'>;
  /** Nothing where nobody had checked in and out. */
  before: Side | null;
  after: Side;
};

/** Hours before and after, and what that makes: "+0:30 h", and in money where it is known. */
export function HoursDifference({ hours: { timeZone, hourPay }, before, after }: HoursDifferenceProps) {
  const t = useWords('crew-ops');
  const { duration, money } = useFormat();
  const minutes = after.minutes - (before?.minutes ?? 0);
  const paid =
    hourPay && payDifference(hourPay.minor, { before: before?.minutes ?? 0, after: after.minutes });
  const sign = paid !== null && paid > 0 ? '+' : '';
  const pause = (side: Side | null) => t('sign-off.break', { minutes: side?.breakMinutes ?? 0 });
  return (
    <span className={grid.gap1}>
      <HoursLines
        zone={timeZone}
        more={
          before && before.breakMinutes !== after.breakMinutes
            ? t('person-hours.breakChange', { before: pause(before), after: pause(after) })
            : pause(after)
        }
        lines={[
          {
            label: t('person-hours.before'),
            from: before?.from ?? null,
            until: before?.until ?? null,
            minutes: before?.minutes ?? null,
          },
          { label: t('person-hours.after'), ...after, look: 'corrected' },
        ]}
      />
      <strong className={styles.sum}>
        {[
          duration(minutes),
          hourPay && paid !== null && `${sign}${money({ amount: paid, currency: hourPay.currency })}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </strong>
    </span>
  );
}
