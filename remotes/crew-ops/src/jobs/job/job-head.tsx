import type { JobDetail } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Figure, StatusPill } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Clock, HardHat, Moon } from 'lucide-react';
import { isWaiting } from '../answer-job/answerable.ts';
import { nameOfJob, shownStatus } from '../job-row/row-job.ts';
import { useDeadlineText } from '../job-row/use-deadline-text.ts';
import { JobStatusPill } from '../job-status/job-status-pill.tsx';
import { useSiteTimes } from '../../on-site/site-times/use-site-times.ts';
import styles from './job-head.module.css';

type HeadJob = Pick<
  JobDetail,
  | 'status'
  | 'applied'
  | 'chief'
  | 'night'
  | 'deadlineAt'
  | 'minutes'
  | 'project'
  | 'crew'
  | 'function'
  | 'startDate'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
>;

/** When, the largest thing of a job; then as what and for what. */
export function JobHead({ job }: { job: HeadJob }) {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  const deadlineText = useDeadlineText();
  const { day, hours, here } = useSiteTimes()(job);
  const { status, chief, night, deadlineAt, minutes, project } = job;
  return (
    <Card className={styles.head}>
      <div className={wrap.gap2}>
        {!(status === 'requested' && deadlineAt) && <JobStatusPill status={shownStatus(job)} />}
        {isWaiting(job) && deadlineAt && (
          <StatusPill status="waiting" icon={Clock} label={deadlineText(deadlineAt)} />
        )}
        {chief && <StatusPill status="spare" icon={HardHat} label={t('contact.crewChiefTitle')} />}
        {night && <StatusPill status="quiet" icon={Moon} label={t('job.night')} />}
      </div>
      <div>
        <p className={styles.day}>
          {day}
          {minutes > 0 && ` · ${duration(minutes, { signed: false })}`}
        </p>
        <Figure className={styles.hours}>{hours || t('crew.noTimes')}</Figure>
        {here && <p className={quiet.text}>{here}</p>}
      </div>
      <div className={styles.what}>
        <h2 className={styles.name} tabIndex={-1}>
          {nameOfJob(job)}
        </h2>
        <p className={quiet.text}>{t('crew.project', { number: project.number, name: project.name })}</p>
      </div>
    </Card>
  );
}
