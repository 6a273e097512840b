import { useFormat, useWords } from '@callboard/i18n';
import { minutesSince } from '../check/check-phase.ts';
import type { OwnPart } from '../check/own-part.ts';
import styles from './hours-so-far.module.css';

/** Planned, checked and approved side by side, and the break. */
export function HoursSoFar({ check, now }: OwnPart) {
  const t = useWords('crew-ops');
  const { time, duration } = useFormat();
  const span = (from: string | null, until: string | null) =>
    from === null
      ? '–'
      : `${time(from, check.timeZone)} – ${until === null ? '…' : time(until, check.timeZone)}`;
  const taken = check.breaks.reduce(
    (sum, { from, until }) => sum + minutesSince(from, until === null ? now : Date.parse(until)),
    0,
  );
  const automatic = check.automaticBreak && check.breaks.length === 0;
  const rest = duration(automatic ? check.breakMinutes : taken, { signed: false });
  if (check.checkedFrom === null) return null;
  return (
    <dl className={styles.hours}>
      <div>
        <dt>{t('check-out.planned')}</dt>
        <dd>{span(check.plannedFrom, check.plannedUntil)}</dd>
      </div>
      <div>
        <dt>{t('check-out.checked')}</dt>
        <dd>{span(check.checkedFrom, check.checkedUntil)}</dd>
      </div>
      {check.approvedFrom !== null && (
        <div>
          <dt>{t('check-out.approved')}</dt>
          <dd>{span(check.approvedFrom, check.approvedUntil)}</dd>
        </div>
      )}
      <div>
        <dt>{t('check-out.break')}</dt>
        <dd>{automatic ? t('check-out.automatic', { duration: rest }) : rest}</dd>
      </div>
    </dl>
  );
}
