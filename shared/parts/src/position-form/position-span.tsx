import { isNight, itemEndDay, itemSpan, itemTimeProblem, minutesOfSpan, rulesWith } from '@callboard/domain';
import { useFormat } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Clock, Moon } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './position-form.module.css';
import { timesOf } from './position-times.ts';
import type { PositionTimes } from './position-times.ts';

/** What was typed, read back: how long it is, and on which day it ends where that is another one. */
export function PositionSpan({ form, timeZone }: { form: PositionTimes; timeZone: string }) {
  const t = usePartWords();
  const { date, duration } = useFormat();
  const rules = rulesWith(useSession(({ tenant }) => tenant)?.rules);
  if (!form.startDate || !form.startTime || !form.endTime) {
    return (
      <output className={`${styles.span} ${styles.hint}`}>
        <Clock size={20} />
        {t('position-form.noTimes')}
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
        <span className={quiet.text}>
          {[
            t(endDay === form.startDate ? 'position-form.endsSameDay' : 'position-form.overnight', end),
            night && t('position-form.night'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </output>
  );
}
