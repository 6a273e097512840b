import type { CheckHours } from '@callboard/contract';
import type { FormFields } from '@callboard/parts';
import { useFormat } from '@callboard/i18n';
import { TextField, TimeField } from '@callboard/ui';
import type { Correction } from '../sign-off/hours.ts';
import styles from '../sign-off/sign-off.module.css';
import { sideOf } from './hours-form.ts';
import type { typedHours } from './hours-form.ts';
import { HoursDifference } from './hours-difference.tsx';

type HoursFieldsProps = {
  form: Pick<FormFields<Correction>, 'field'>;
  hours: CheckHours;
  typed: ReturnType<typeof typedHours>;
};

/** Begin, end and break, and what they make of the hours that count now. */
export function HoursFields({ form, hours, typed }: HoursFieldsProps) {
  const { date } = useFormat();
  const before = sideOf(hours);
  return (
    <>
      <div className={styles.pair}>
        <TimeField {...form.field('from')} />
        <TimeField
          {...form.field('until')}
          hint={typed ? date(typed.until, 'weekday', hours.timeZone) : undefined}
        />
      </div>
      <TextField {...form.field('breakMinutes')} inputMode="numeric" autoComplete="off" />
      <output>
        {typed && !typed.same && <HoursDifference hours={hours} before={before} after={typed} />}
      </output>
    </>
  );
}
