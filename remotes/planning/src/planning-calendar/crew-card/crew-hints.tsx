import type { CalendarCrew } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import { Globe, Moon, ShieldAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import styles from './crew-card.module.css';

type CrewHintsProps = { crew: CalendarCrew; plans: boolean };

/** `Europe/London` as a person says it. */
const placeOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** What else has to be known: times that are missing, a security check, a night, another time zone. */
export function CrewHints({ crew, plans }: CrewHintsProps) {
  const t = useWords('planning');
  const { timesMissing, securityCheck, overnight, timeZone } = crew;
  const { time } = useFormat();
  const [now] = useState(Date.now);
  const zone =
    time(now, timeZone) !== time(now) && t('planning-calendar.otherZone', { place: placeOf(timeZone) });
  return (
    <>
      {timesMissing && plans && (
        <p className={styles.hint}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{t('planning-calendar.timesMissing')}</span>
        </p>
      )}
      {(securityCheck !== 'none' || overnight || zone) && (
        <div className={styles.pills}>
          {securityCheck !== 'none' && (
            <StatusPill
              status={securityCheck === 'red' ? 'trouble' : 'waiting'}
              icon={ShieldAlert}
              label={t(`planning-calendar.security.${securityCheck}`)}
            />
          )}
          {overnight && <StatusPill status="quiet" icon={Moon} label={t('planning-calendar.overnight')} />}
          {zone && <StatusPill status="quiet" icon={Globe} label={zone} />}
        </div>
      )}
    </>
  );
}
