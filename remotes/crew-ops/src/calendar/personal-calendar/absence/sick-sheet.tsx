import { todayHere, useOnline } from '@callboard/client';
import { vacations } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { Banner, DatePicker, TextArea } from '@callboard/ui';
import { JobsOnDays } from '../days/jobs-on-days.tsx';
import { sickProblems } from './sick-form.ts';
import { useJobsOnDays } from '../days/use-jobs-on-days.ts';
import { useReportSick } from './use-report-sick.ts';

/** Reports oneself sick from today: what follows stands there before it is sent. */
export function SickSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const today = todayHere();
  const reportSick = useReportSick();
  const form = useFormSheet({
    title: t('personal-calendar.sick.title'),
    draft: 'sick',
    offline: 'needs-network',
    labels: {
      from: t('personal-calendar.from'),
      to: t('personal-calendar.sick.to'),
      comment: t('personal-calendar.sick.comment'),
    },
    start: { from: today, to: '', comment: '' },
    endpoint: vacations.reportSick,
    body: ({ from, to, comment }) => ({ from, comment, ...(to && { to }) }),
    check: (values) => sickProblems(values, today),
    send: (body) => reportSick({ body }),
    onClose,
  });
  const { from, to } = form.values;
  const jobs = useJobsOnDays(from, to || from, online && form.isValid);
  return (
    <FormSheet
      form={form}
      subtitle={t('personal-calendar.sick.about')}
      submit={t('personal-calendar.sick.submit')}
      offlineText={t('personal-calendar.sick.offline')}
    >
      <DatePicker {...form.field('from')} required />
      <DatePicker {...form.field('to')} hint={t('personal-calendar.sick.toHint')} />
      <TextArea {...form.field('comment')} hint={t('personal-calendar.sick.commentHint')} rows={2} />
      {jobs.length > 0 && (
        <Banner
          kind="warning"
          title={t('personal-calendar.sick.jobs', { count: jobs.length })}
          text={<JobsOnDays jobs={jobs} />}
        />
      )}
    </FormSheet>
  );
}
