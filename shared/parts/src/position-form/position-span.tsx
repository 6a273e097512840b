import { isNight, itemEndDay, itemSpan, itemTimeProblem, minutesOfSpan } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { Clock, Moon } from 'lucide-react';
import { useTenantRules } from '../../tenant-rules.ts';
import styles from './crew-positions.module.css';
import { timesOf } from './position-form.ts';
import type { PositionForm } from './position-form.ts';

/** What was typed, read back: how long it is, and on which day it ends where that is another one. */
export function PositionSpan({ form, timeZone }: { form: PositionForm; timeZone: string }) {
  const t = useWords('crew-ops');
  const { date, duration } = useFormat();
  const rules = useTenantRules();
  if (!form.startDate || !form.startTime || !form.endTime) {
    return (
      <output className={`${styles.span} ${styles.hint}`}>
        <Clock size={20} />
        {t('crew-positions.noTimes')}
      </output>
    );
  }
  const times = timesOf(form, timeZone);
  if (itemTimeProblem(times)) return null;
  const span = itemSpan(times);
  const endDay = itemEndDay(times);
  const night = isNight(span, timeZone, rules);
  const Sign = night ? Moon : Clock;
  const end = { day: date(endDay, 'weekday'), time: form.endTime };
  return (
    <output className={styles.span}>
      <Sign size={20} />
      <span>
        <span className={styles.hours}>{duration(minutesOfSpan(span), { signed: false })}</span>
        <br />
        <span className={styles.ends}>
          {[
            t(endDay === form.startDate ? 'crew-positions.endsSameDay' : 'crew-positions.overnight', end),
            night && t('crew-positions.night'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </output>
  );
}
