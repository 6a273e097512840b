import type { Home, HomeJob } from '@callboard/contract';
import { clockAt } from '@callboard/domain';
import { Link, useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Figure } from '@callboard/ui';
import { ArrowRight } from 'lucide-react';
import { nameOfHomeJob } from '../check/name-of-home-job.ts';
import { useSiteTimes } from '../site-times/use-site-times.ts';
import { paths, pathsElsewhere } from '../../base/paths.ts';
import styles from './free-card.module.css';
import { useFittingVacancies } from './use-fitting-vacancies.ts';

const dayMs = 86_400_000;
const vacancies = pathsElsewhere.vacancies.to();

type FreeCardProps = {
  next: HomeJob | null;
  /** Missing in what an older version kept on the phone. */
  busy: Home['busyElsewhere'] | undefined;
  now: number;
};

/** Nothing within 18 hours: until when, what comes then, and what could be taken on. */
export function FreeCard({ next, busy, now }: FreeCardProps) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const siteTimes = useSiteTimes();
  const count = useFittingVacancies();
  const canOpen = useCanOpen(vacancies);
  const nextAt = next ? Date.parse(next.startsAt) : Infinity;
  const busyAt = busy && Date.parse(busy.endsAt) > now ? Date.parse(busy.startsAt) : Infinity;
  const startDate = next && clockAt(next.startsAt, next.timeZone).day;
  const isBusy = busyAt <= now;
  const untilDay = busy && busyAt < nextAt ? busy.fromDay : startDate;
  const isNear = Math.min(busyAt, nextAt) - now < 6 * dayMs;
  return (
    <Card className={styles.free}>
      <Figure>
        {isBusy
          ? t('now.busy')
          : untilDay
            ? t('now.freeUntil', { day: date(untilDay, isNear ? 'weekdayName' : 'weekday') })
            : t('now.free')}
      </Figure>
      {busyAt < nextAt && <p className={styles.next}>{t(isBusy ? 'now.busyText' : 'now.thenBusy')}</p>}
      {next && startDate ? (
        <Link to={paths.crew.to({ id: next.crewId })} className={styles.next}>
          {t('now.then', {
            hours: siteTimes({ ...next, startDate }).hours,
            what: nameOfHomeJob(next),
          })}
        </Link>
      ) : (
        <p className={styles.next}>{t('now.nothing')}</p>
      )}
      {count > 0 && canOpen && (
        <Link to={vacancies} className={styles.vacancies}>
          <span>{t('now.vacancies', { count })}</span>
          <ArrowRight size={20} aria-hidden="true" />
        </Link>
      )}
    </Card>
  );
}
