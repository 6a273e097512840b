import { Link } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { DayTile, LongWords, StatusPill, VisuallyHidden } from '@callboard/ui';
import { CalendarDays, Clock, HardHat, Moon } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { JobChanges } from '../job-changes/job-changes.tsx';
import { JobStatusPill } from '../job-status/job-status-pill.tsx';
import { statusLooks } from '../job-status/status-look.ts';
import { useSiteTimes } from '../../on-site/site-times/use-site-times.ts';
import styles from './job-row.module.css';
import type { RowJob } from './row-job.ts';
import { useDeadlineText } from './use-deadline-text.ts';

type JobRowProps = {
  job: RowJob;
  to: LinkTarget;
  /** The open one of a list with its detail beside it. */
  current?: boolean | undefined;
  /** Chosen among several, while several are chosen. */
  choice?: { readonly chosen: boolean; readonly possible: boolean; readonly toggle: () => void } | undefined;
  /** Buttons below the words. */
  children?: ReactNode;
};

/** One job: the day as a leaf of a calendar, the hours largest, then what, where and how it stands. */
export function JobRow({ job, to, current, choice, children }: JobRowProps) {
  const checkbox = useId();
  const words = <Words job={job} />;
  const tile = <DayTile day={job.startDate} mood={statusLooks[job.status].status} />;
  if (choice)
    return (
      <div className={styles.row} data-choice data-chosen={choice.chosen || undefined}>
        {tile}
        <div className={styles.body}>
          <label htmlFor={checkbox} className={styles.target}>
            {words}
          </label>
          {job.changes.length > 0 && <JobChanges changes={job.changes} />}
        </div>
        <input
          id={checkbox}
          type="checkbox"
          className={styles.check}
          checked={choice.chosen}
          disabled={!choice.possible}
          onChange={choice.toggle}
        />
      </div>
    );
  return (
    <div className={styles.row} data-current={current || undefined}>
      {tile}
      <div className={styles.body}>
        <Link to={to} className={styles.target} aria-current={current ? 'true' : undefined}>
          {words}
        </Link>
        {job.changes.length > 0 && <JobChanges changes={job.changes} />}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

function Words({ job }: { job: RowJob }) {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  const deadlineText = useDeadlineText();
  const { hours, here } = useSiteTimes()(job);
  const { what, where, chief, night, deadlineAt, otherDays, crew, hours: worked } = job;
  return (
    <span className={styles.words}>
      <span className={styles.hours}>
        {hours || t('crew.noTimes')}
        {night && (
          <span title={t('job.night')} className={styles.night}>
            <Moon size={16} aria-hidden="true" />
            <VisuallyHidden>{t('job.night')}</VisuallyHidden>
          </span>
        )}
      </span>
      {here && <span className={styles.where}>{here}</span>}
      <span className={styles.what}>
        <LongWords>{what}</LongWords>
      </span>
      {where && <span className={styles.where}>{where}</span>}
      {worked && (
        <span className={styles.worked}>
          {t(`job-list.worked.${worked.state}`, { hours: duration(worked.minutes, { signed: false }) })}
        </span>
      )}
      <span className={styles.pills}>
        {!(deadlineAt && job.status === 'requested') && <JobStatusPill status={job.status} />}
        {deadlineAt && <StatusPill status="waiting" icon={Clock} label={deadlineText(deadlineAt)} />}
        {otherDays > 0 && (
          <StatusPill
            status="quiet"
            icon={CalendarDays}
            label={t('job-list.moreDays', { count: otherDays })}
          />
        )}
        {chief && <StatusPill status="spare" icon={HardHat} label={t('contact.crewChiefTitle')} />}
        {crew && (
          <span className={styles.crew}>
            {t('job-list.filled', { filled: crew.confirmed, positions: crew.positions })}
          </span>
        )}
      </span>
    </span>
  );
}
