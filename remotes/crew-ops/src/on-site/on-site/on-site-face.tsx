import type { CrewCheck } from '@callboard/contract';
import { clockAt } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { Figure } from '@callboard/ui';
import type { ReactNode } from 'react';
import { useSiteTimes } from '../site-times/use-site-times.ts';
import { checkedInBy, checkPhase, minutesAtWork, minutesSince } from '../check/check-phase.ts';
import type { CheckPhase } from '../check/check-phase.ts';
import styles from './on-site-face.module.css';
import { PhasePill } from '../check/phase-pill.tsx';
import { SiteLine } from './site-line.tsx';
import { useOpensIn } from '../check/use-opens-in.ts';

type OnSiteFaceProps = { check: CrewCheck; now: number; title: ReactNode };

/** Where the person stands: in a word, the figure that counts now, what and where. */
export function OnSiteFace({ check, now, title }: OnSiteFaceProps) {
  const t = useWords('crew-ops');
  const { time, duration } = useFormat();
  const siteTimes = useSiteTimes();
  const opensIn = useOpensIn();
  const phase = checkPhase(check, now);
  const at = (moment: string | null) => (moment === null ? '' : time(moment, check.timeZone));
  const length = (minutes: number) => duration(minutes, { signed: false });
  const { day, hours, here } = siteTimes({
    startsAt: check.plannedFrom,
    endsAt: check.plannedUntil,
    startDate: clockAt(check.plannedFrom, check.timeZone).day,
    timeZone: check.timeZone,
  });
  const other = checkedInBy(check);
  const planned = t('on-site.planned', { hours });
  const facts: Record<CheckPhase, readonly [figure: string, meta: string, line: string]> = {
    ahead: [hours, t('on-site.startsIn', { in: opensIn(check.plannedFrom, now) }), day],
    preCall: [hours, t('on-site.startsIn', { in: opensIn(check.plannedFrom, now) }), day],
    preCalled: [
      hours,
      day,
      t('check-in.opens', { time: at(check.opens.checkIn), in: opensIn(check.opens.checkIn, now) }),
    ],
    checkIn: [hours, t('on-site.closes', { time: at(check.closes.checkIn) }), ''],
    missed: [hours, '', t('check-in.closed', { time: at(check.closes.checkIn) })],
    working: [
      length(minutesAtWork(check, now)),
      t('on-site.until', { time: at(check.plannedUntil) }),
      other
        ? t('on-site.sinceBy', { time: at(check.checkedFrom), by: other })
        : t('on-site.since', { time: at(check.checkedFrom) }),
    ],
    break: [
      length(minutesSince(check.breakSince, now)),
      t('on-site.until', { time: at(check.plannedUntil) }),
      t('break.since', { time: at(check.breakSince) }),
    ],
    proposed: [
      length(check.workedMinutes ?? 0),
      `${at(check.checkedFrom)} – ${at(check.checkedUntil)}`,
      t('on-site.proposed', { time: at(check.checkedUntil) }),
    ],
    out: [
      length(check.workedMinutes ?? minutesAtWork(check, now)),
      `${at(check.checkedFrom)} – ${at(check.checkedUntil)}`,
      planned,
    ],
    none: [hours, day, ''],
  };
  const [figure, meta, line] = facts[phase];
  return (
    <div className={styles.face}>
      <div className={styles.head}>
        <PhasePill check={check} now={now} />
        <span className={styles.meta}>{meta}</span>
      </div>
      <Figure>{figure}</Figure>
      {line && <p className={styles.line}>{line}</p>}
      {here && phase !== 'out' && <p className={styles.line}>{here}</p>}
      <div className={styles.title}>{title}</div>
      <SiteLine site={check.site} near={phase === 'checkIn'} />
    </div>
  );
}
