import type { Absence } from '@callboard/contract';
import { crewItemStates, jobName } from '@callboard/domain';
import { Link, useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, RowIcon, Section } from '@callboard/ui';
import { BriefcaseBusiness } from 'lucide-react';
import { pathsElsewhere } from '../base/paths.ts';
import styles from './vacation.module.css';

type Job = Absence['clashes'][number];

/** What the person is booked or asked for on these days. */
export function JobsThen({ jobs }: { jobs: Absence['clashes'] }) {
  const t = useWords('planning');
  return (
    <Section title={t('vacations.jobs')} count={jobs.length}>
      {jobs.length === 0 ? (
        <p className={styles.about}>{t('vacations.noJobs')}</p>
      ) : (
        <List label={t('vacations.jobs')} state={{ kind: 'full' }}>
          {jobs.map((job) => (
            <JobRow key={job.itemId} job={job} />
          ))}
        </List>
      )}
    </Section>
  );
}

function JobRow({ job }: { job: Job }) {
  const t = useWords('planning');
  const { date } = useFormat();
  const { crewId, day, from, until, projectName, crewName } = job;
  const status = crewItemStates.find((one) => one === job.status);
  const crew = pathsElsewhere.crew.to({ id: crewId });
  const canOpen = useCanOpen(crew);
  const about = [date(day, 'weekday'), from && until && `${from}–${until}`, status && t(`status.${status}`)];
  const row = {
    leading: <RowIcon icon={BriefcaseBusiness} status="trouble" />,
    title: jobName({ project: projectName, crew: crewName }),
    subtitle: about.filter(Boolean).join(' · '),
  };
  return canOpen ? <ListRow as={Link} to={crew} {...row} /> : <ListRow {...row} />;
}
