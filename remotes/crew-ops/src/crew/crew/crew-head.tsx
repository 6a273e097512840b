import type { ProjectCrew } from '@callboard/contract';
import { jobName } from '@callboard/domain';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { PresencePill } from '@callboard/parts';
import { Card, Figure, LongWords, StatusPill } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Ban, ChevronRight, CircleCheckBig, MapPin } from 'lucide-react';
import { paths } from '../../base/paths.ts';
import { useSiteTimes } from '../../on-site/site-times/use-site-times.ts';
import styles from './crew-head.module.css';

/** When and where, the largest things of a crew; then what it is. */
export function CrewHead({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  const siteTimes = useSiteTimes();
  const { startsAt, endsAt, startDate, timeZone, mine, cancelled, signedOffAt, project, location } = crew;
  // What is the person's own stands before what the crew as a whole does.
  const [own] = mine;
  const times = siteTimes({
    startDate,
    timeZone,
    startsAt: own?.startsAt ?? startsAt,
    endsAt: own?.endsAt ?? endsAt,
  });
  const from = own?.startsAt ?? startsAt;
  const until = own?.endsAt ?? endsAt;
  const length = from && until ? (Date.parse(until) - Date.parse(from)) / 60_000 : null;
  return (
    <Card className={styles.head}>
      <div className={styles.pills}>
        {cancelled && <StatusPill status="trouble" icon={Ban} label={t('crew.cancelled')} />}
        {!cancelled && own && <PresencePill presence={own.presence} />}
        {signedOffAt && <StatusPill status="confirmed" icon={CircleCheckBig} label={t('crew.signedOff')} />}
        {crew.shift && <StatusPill status="quiet" label={crew.shift} />}
      </div>
      <div>
        <p className={styles.day}>
          {times.day}
          {length !== null && <> · {duration(length, { signed: false })}</>}
        </p>
        <Figure className={styles.hours}>{times.hours || t('crew.noTimes')}</Figure>
        {times.here && <p className={styles.here}>{times.here}</p>}
      </div>
      {location && (
        <Link to={paths.location.to({ id: location.id })} className={styles.place}>
          <MapPin size={24} />
          <span className={styles.placeWords}>
            <span className={styles.placeName}>
              <LongWords>{location.name}</LongWords>
            </span>
            <span className={quiet.text}>
              {[location.street, `${location.zip} ${location.city}`.trim()].filter(Boolean).join(', ')}
            </span>
          </span>
          <ChevronRight size={20} />
        </Link>
      )}
      <div className={styles.what}>
        <p className={styles.name}>
          {jobName({ project: project.name, crew: crew.name, function: own?.functionCaption })}
        </p>
        <p className={quiet.text}>
          {t('crew.project', { number: project.number, name: project.name })}
          {project.company && <> · {project.company}</>}
        </p>
      </div>
    </Card>
  );
}
