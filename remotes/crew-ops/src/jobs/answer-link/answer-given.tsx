import { saveFile } from '@callboard/client';
import type { AnswerLink, JobByLink } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, buttonClass } from '@callboard/ui';
import { CalendarPlus } from 'lucide-react';
import { paths } from '../../base/paths.ts';
import { nameOfJob } from '../job-row/row-job.ts';
import styles from './answer-link.module.css';
import { calendarFile } from './calendar-file.ts';
import { LinkJob } from './link-job.tsx';

type AnswerGivenProps = { answer: AnswerLink['answer']; job: JobByLink };

/** The button that had the focus is gone; what stands in its place takes it and is read out. */
const focus = (element: HTMLElement | null) => element?.focus();

/** What was answered, the job to keep, and the way in. */
export function AnswerGiven({ answer, job }: AnswerGivenProps) {
  const t = useWords('crew-ops');
  const file = answer === 'confirm' ? calendarFile(job) : null;
  return (
    <div ref={focus} tabIndex={-1} className={styles.done}>
      <Banner
        kind={answer === 'confirm' ? 'success' : 'info'}
        title={t(answer === 'confirm' ? 'job-status.confirmed' : 'job-status.refused')}
        text={t('answer-link.doneText')}
      />
      {answer === 'confirm' && <LinkJob job={{ ...job, conflicts: [], changes: [] }} />}
      <div className={styles.next}>
        {file && (
          <Button
            kind="secondary"
            icon={CalendarPlus}
            onClick={() => saveFile(new Blob([file], { type: 'text/calendar' }), `${nameOfJob(job)}.ics`)}
          >
            {t('answer-link.calendar')}
          </Button>
        )}
        <Link to={paths.job.to({ id: job.id })} className={buttonClass({ kind: 'secondary' })}>
          {t('answer-link.signIn')}
        </Link>
      </div>
    </div>
  );
}
