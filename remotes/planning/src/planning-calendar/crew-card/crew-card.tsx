import type { CalendarCrew } from '@callboard/contract';
import { Link, planner, useCanOpen } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { Card } from '@callboard/ui';
import { pathsElsewhere } from '../../base/paths.ts';
import { CrewBar } from './crew-bar.tsx';
import styles from './crew-card.module.css';
import { CrewHints } from './crew-hints.tsx';
import { OnSiteDots } from './on-site-dots.tsx';
import { useOtherClock } from './use-other-clock.ts';

type CrewCardProps = {
  crew: CalendarCrew;
  /** In a column of a week. */
  narrow?: boolean;
};

/** A crew on a day: when, who, how far it is filled, how far its people are. It leads to the crew. */
export function CrewCard({ crew, narrow = false }: CrewCardProps) {
  const t = useWords('planning');
  const to = pathsElsewhere.crew.to({ id: crew.id });
  const canOpen = useCanOpen(to);
  const plans = useMay(planner);
  const otherClock = useOtherClock(crew);
  const dash = narrow ? '–' : ' – ';
  const { from, until, name, project, company, location } = crew;
  const hours = from && until ? `${from}${dash}${until}` : (from ?? t('cell.noTimes'));
  const about = [project.name, company, location?.name].filter(Boolean).join(' · ');
  const content = (
    <>
      <p className={styles.hours}>{hours}</p>
      {otherClock && <p className={styles.about}>{otherClock}</p>}
      <p className={styles.name}>{name}</p>
      <p className={styles.about}>{about}</p>
      <CrewBar crew={crew} />
      <OnSiteDots onSite={crew.onSite} />
      <CrewHints crew={crew} plans={plans} />
    </>
  );
  const className = `${styles.card} ${narrow ? styles.narrow : ''}`;
  return (
    <Card flush>
      {canOpen ? (
        <Link to={to} className={`${className} ${styles.target}`}>
          {content}
        </Link>
      ) : (
        <div className={className}>{content}</div>
      )}
    </Card>
  );
}
