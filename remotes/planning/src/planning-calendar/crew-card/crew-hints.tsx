import type { CalendarCrew } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import { Moon, ShieldAlert, TriangleAlert } from 'lucide-react';
import styles from './crew-card.module.css';

type CrewHintsProps = { crew: CalendarCrew; plans: boolean };

/** What else has to be known: times that are missing, a security check, a night. */
export function CrewHints({ crew, plans }: CrewHintsProps) {
  const t = useWords('planning');
  const { timesMissing, securityCheck, overnight } = crew;
  // The chief's duty: a client is not told before it is settled.
  const check = plans ? securityCheck : 'none';
  return (
    <>
      {timesMissing && plans && (
        <p className={styles.hint}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{t('planning-calendar.timesMissing')}</span>
        </p>
      )}
      {(check !== 'none' || overnight) && (
        <div className={styles.pills}>
          {check !== 'none' && (
            <StatusPill
              status={check === 'red' ? 'trouble' : 'waiting'}
              icon={ShieldAlert}
              label={t(`planning-calendar.security.${check}`)}
            />
          )}
          {overnight && <StatusPill status="quiet" icon={Moon} label={t('planning-calendar.overnight')} />}
        </div>
      )}
    </>
  );
}
