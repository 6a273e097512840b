import type { CrewOfProject, Project } from '@callboard/contract';
import { missingPositions } from '@callboard/domain';
import { Link, useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { DayTile, ListRow, StatusPill } from '@callboard/ui';
import type { StatusName } from '@callboard/ui';
import { Ban, ClipboardCheck, Clock, FileCheck, FileText, Moon, UserRoundPlus } from 'lucide-react';
import { CrewMenu } from '../change-crew/crew-menu.tsx';
import { pathsElsewhere } from '../base/paths.ts';
import { FilledPill } from '../project-pill/filled-pill.tsx';
import styles from '../project/project.module.css';

const moodOf = (crew: CrewOfProject): StatusName => {
  if (crew.cancelled) return 'quiet';
  if (missingPositions(crew) > 0) return 'trouble';
  if (crew.requested > 0) return 'waiting';
  return crew.positions > 0 ? 'confirmed' : 'quiet';
};

type CrewRowProps = {
  project: Project;
  crew: CrewOfProject;
  /** It was added just now, and is brought into sight. */
  isNew: boolean;
};
const intoSight = (row: HTMLElement | null) => row?.scrollIntoView?.({ block: 'center' });

/** One crew: its day, its hours on the clock of the site, where, how far it is filled, and how far its papers are. */
export function CrewRow({ project, crew, isNew }: CrewRowProps) {
  const t = useWords('projects');
  const { date } = useFormat();
  const to = pathsElsewhere.crew.to({ id: crew.id });
  const { name, shift, startDate, endDate, startTime, endTime, location } = crew;
  const hours = startTime && endTime ? `${startTime} – ${endTime}` : (startTime ?? t('crews.noTimes'));
  const until = endDate && endDate !== startDate ? t('crews.until', { day: date(endDate, 'weekday') }) : '';
  const row = {
    leading: (
      <div ref={isNew ? intoSight : undefined}>
        <DayTile day={startDate} mood={moodOf(crew)} />
      </div>
    ),
    title: [name, shift].filter(Boolean).join(' · '),
    subtitle: (
      <>
        {[hours, until, location?.name].filter(Boolean).join(' · ')}
        <span className={styles.line}>
          <CrewPills crew={crew} />
        </span>
      </>
    ),
    // What a phone kept from before has no such rights yet.
    trailing: (crew.may?.edit || crew.may?.cancel) && <CrewMenu project={project} crew={crew} />,
  };
  return useCanOpen(to) ? <ListRow as={Link} to={to} {...row} /> : <ListRow {...row} />;
}

/** How far its positions are filled, and how far its papers are. */
function CrewPills({ crew }: { crew: CrewOfProject }) {
  const t = useWords('projects');
  const { cancelled, night, positions, filled, requested, signedOff, deliveryNote } = crew;
  const missing = missingPositions(crew);
  if (cancelled) return <StatusPill status="quiet" icon={Ban} label={t('crews.cancelled')} />;
  return (
    <>
      {positions > 0 && <FilledPill filled={filled} positions={positions} />}
      {requested > 0 && (
        <StatusPill status="waiting" icon={Clock} label={t('crews.requested', { figure: requested })} />
      )}
      {missing > 0 && (
        <StatusPill status="trouble" icon={UserRoundPlus} label={t('crews.vacant', { figure: missing })} />
      )}
      {night && <StatusPill status="quiet" icon={Moon} label={t('crews.night')} />}
      {signedOff && <StatusPill status="confirmed" icon={ClipboardCheck} label={t('crews.signedOff')} />}
      {deliveryNote === 'released' && (
        <StatusPill status="waiting" icon={FileText} label={t('crews.noteReleased')} />
      )}
      {deliveryNote === 'signed' && (
        <StatusPill status="confirmed" icon={FileCheck} label={t('crews.noteSigned')} />
      )}
    </>
  );
}
