import { useOnline } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { useErrorText, useFieldTexts } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, DatePicker, Sheet, TextArea, useUnfinished } from '@callboard/ui';
import { useState } from 'react';
import { useKeptForm } from '../../kept-form/use-kept-form.ts';
import { JobsOnDays } from './jobs-on-days.tsx';
import styles from './personal-calendar.module.css';
import { todayHere } from './today.ts';
import { useJobsOnDays } from './use-jobs-on-days.ts';
import { useReportSick } from './use-report-sick.ts';

const longest = 1000;

/** Reports oneself sick from today: what follows stands there before it is sent. */
export function SickSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const today = todayHere();
  const { form, change, forget } = useKeptForm('sick', { from: today, to: '', comment: '' });
  const [error, setError] = useState<CallError | null>(null);
  const unfinished = useUnfinished();
  const { from, to, comment } = form;
  const backwards = to !== '' && to < from;
  const past = from < today;
  const over = comment.length - longest;
  const wrong = from === '' || unfinished.any || backwards || past || over > 0;
  const jobs = useJobsOnDays(from, to || from, online && !wrong);
  const close = () => {
    forget();
    onClose();
  };
  const { mutate, isPending } = useReportSick({ onDone: close, onRefused: setError });
  const texts = error ? Object.values(fieldTexts(error)) : [];
  return (
    <Sheet
      open
      onClose={close}
      title={t('personal-calendar.sick.title')}
      subtitle={t('personal-calendar.sick.about')}
      actions={
        <Button
          wide
          busy={isPending}
          disabled={!online || wrong}
          onClick={() => mutate({ body: { from, comment, ...(to && { to }) } })}
        >
          {t('personal-calendar.sick.submit')}
        </Button>
      }
    >
      <div className={styles.form}>
        {!online && <Banner kind="warning" title={t('personal-calendar.sick.offline')} />}
        <DatePicker
          label={t('personal-calendar.from')}
          value={from}
          error={past ? t('personal-calendar.block.wrong.in_the_past') : undefined}
          onValue={(value) => change({ from: value })}
        />
        <DatePicker
          label={t('personal-calendar.sick.to')}
          hint={t('personal-calendar.sick.toHint')}
          value={to}
          error={backwards ? t('personal-calendar.block.wrong.end_before_start') : undefined}
          onUnfinished={unfinished.of('to')}
          onValue={(value) => change({ to: value })}
        />
        <TextArea
          label={t('personal-calendar.sick.comment')}
          hint={t('personal-calendar.sick.commentHint')}
          rows={2}
          value={comment}
          error={over > 0 ? t('personal-calendar.tooMany', { count: over }) : undefined}
          onValue={(value) => change({ comment: value })}
        />
        {jobs.length > 0 && (
          <Banner
            kind="warning"
            title={t('personal-calendar.sick.jobs', { count: jobs.length })}
            text={<JobsOnDays jobs={jobs} />}
          />
        )}
        {error && (
          <Banner
            kind="error"
            title={errorText(error).title}
            text={texts.join(' ') || errorText(error).text}
          />
        )}
      </div>
    </Sheet>
  );
}
