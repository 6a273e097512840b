import type { VacationDetail } from '@callboard/contract';
import { absenceGroups, isOneOf } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { Section } from '@callboard/ui';
import styles from './vacation.module.css';
import { useVacationText } from './use-vacation-text.ts';

/** What the days take from which account; where they are to be cancelled, what comes back. */
export function VacationAccount({ detail }: { detail: VacationDetail }) {
  const t = useWords('planning');
  const { duration, number } = useFormat();
  const text = useVacationText();
  const { absence, minutes, years, timeAccount } = detail;
  const { kind, status } = absence;
  const isGiven = isOneOf(status, absenceGroups.granted);
  const comesBack = status === 'cancelRequested';
  if (!isGiven && !isOneOf(status, absenceGroups.undecided)) return null;
  if (kind === 'sick' || kind === 'paidAbsence') return null;
  const hours = duration(minutes, { signed: false });
  const step = (without: number, withThem: number, write: (value: number) => string) =>
    (comesBack ? [withThem, without] : [without, withThem]).map(write).join(' → ');
  return (
    <Section title={t(comesBack ? 'vacations.givesBack' : 'vacations.leaves')}>
      {years.map((one) => (
        <p key={one.year} className={styles.line}>
          <span>{t('vacations.account', { year: one.year })}</span>
          <b className={one.with < 0 ? styles.bad : undefined}>
            {step(one.without, one.with, number)} {t('vacations.unit')}
          </b>
          {one.pending > 0 && (
            <span className={styles.about}>{t('vacations.pending', { days: text.days(one.pending) })}</span>
          )}
        </p>
      ))}
      {timeAccount && (
        <p className={styles.line}>
          <span>{t('vacations.timeAccount')}</span>
          <b>{step(timeAccount.without, timeAccount.with, (value) => duration(value))}</b>
        </p>
      )}
      {kind !== 'vacation' && <p className={styles.about}>{t(`vacations.takes.${kind}`, { hours })}</p>}
    </Section>
  );
}
