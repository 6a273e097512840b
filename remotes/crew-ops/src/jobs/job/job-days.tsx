import { jobName, refusalReasons } from '@callboard/domain';
import type { JobDetail } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Checkbox, List, ListRow, Section, Select } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { JobStatusPill } from '../job-status/job-status-pill.tsx';
import { paths } from '../../base/paths.ts';
import styles from './job-days.module.css';
import type { OtherDays } from './use-other-days.ts';

/** Reasons that need no words of their own. */
const reasons = refusalReasons.filter((code) => code !== 'other');
type Day = JobDetail['otherDays'][number];
const hoursOf = ({ startTime, endTime }: Day) => (startTime && endTime ? `${startTime} – ${endTime}` : '');

/** The other days of the job: those to be answered with it, each of which can be left out, then the rest. */
export function JobDays({ job, days }: { job: JobDetail; days: OtherDays }) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const nameOf = (day: Day) =>
    jobName({ project: job.project.name, crew: day.crewName, function: day.function });
  const rest = job.otherDays.filter((day) => !days.open.includes(day));
  if (job.otherDays.length === 0) return null;
  return (
    <Section title={t('job.otherDays')} count={job.otherDays.length}>
      {days.open.length > 0 && (
        <Card className={styles.card}>
          <p className={quiet.text}>{t('job.daysHint')}</p>
          {days.open.map((day) => (
            <Checkbox
              key={day.id}
              label={`${date(day.startDate, 'weekday')} ${hoursOf(day)}`}
              hint={nameOf(day)}
              checked={!days.isLeftOut(day)}
              onValue={() => days.toggle(day)}
            />
          ))}
          {days.exceptions > 0 && (
            <Select
              label={t('job.exceptions', { count: days.exceptions })}
              value={days.reason ?? ''}
              onValue={(value) => days.setReason(reasons.find((code) => code === value) ?? null)}
              options={[
                { value: '', label: t('job.answerLater') },
                ...reasons.map((code) => ({
                  value: code,
                  label: t('job.refuseFor', { reason: t(`answer-job.reasons.${code}`) }),
                })),
              ]}
            />
          )}
        </Card>
      )}
      {rest.length > 0 && (
        <List label={t('job.otherDays')} state={{ kind: 'full' }}>
          {rest.map((day) => (
            <ListRow
              key={day.id}
              as={Link}
              to={paths.job.to({ id: day.id })}
              title={`${date(day.startDate, 'weekday')} ${hoursOf(day)}`}
              subtitle={nameOf(day)}
              trailing={<JobStatusPill status={day.status} />}
            />
          ))}
        </List>
      )}
    </Section>
  );
}
