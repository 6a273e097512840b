import type { CheckHours } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { List, Section } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { HoursDifference } from './hours-difference.tsx';
import styles from './person-hours.module.css';

/** Who has made other hours of these, when and why, the newest first. */
export function HoursHistory({ hours }: { hours: CheckHours }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const { corrections, timeZone } = hours;
  if (corrections.length === 0) return null;
  return (
    <Section title={t('person-hours.corrections')} count={corrections.length}>
      <List label={t('person-hours.corrections')} state={{ kind: 'full' }}>
        {corrections.map(({ id, at, by, reason, before, after }) => (
          <li key={id} className={styles.correction}>
            <p className={quiet.text}>
              {by ?? t('job.byServer')} · <time dateTime={at}>{dateTime(at, timeZone)}</time>
            </p>
            <HoursDifference hours={hours} before={before} after={after} />
            {reason && <p>{t('job.why', { reason })}</p>}
          </li>
        ))}
      </List>
    </Section>
  );
}
