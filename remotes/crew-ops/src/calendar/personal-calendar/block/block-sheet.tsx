import { todayHere, useOnline } from '@callboard/client';
import { blockDates } from '@callboard/contract';
import { longestBlockDays } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { Banner, DateRangePicker, TextArea, toast } from '@callboard/ui';
import { blockProblems } from './block-form.ts';
import { JobsOnDays } from '../days/jobs-on-days.tsx';
import { useBlockDate } from './use-block-date.ts';
import { useJobsOnDays } from '../days/use-jobs-on-days.ts';

/** Days on which no job should be asked for. A confirmed job on them stays, and is named before. */
export function BlockSheet({ day, onClose }: { day: string | null; onClose: () => void }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const today = todayHere();
  const from = day && day >= today ? day : '';
  const blockDate = useBlockDate();
  const form = useFormSheet({
    title: t('personal-calendar.block.title'),
    draft: `block/${from}`,
    offline: 'workable',
    labels: {
      from: t('personal-calendar.range'),
      to: t('personal-calendar.range'),
      reason: t('personal-calendar.block.reason'),
    },
    start: { from, to: from, reason: '' },
    endpoint: blockDates.blockDate,
    body: (values) => ({
      from: values.from,
      reason: values.reason.trim(),
      ...(values.to !== values.from && { to: values.to }),
      confirmed: false,
    }),
    check: (values) =>
      blockProblems(values, today).map(({ path, code }) => {
        const text = t(`personal-calendar.block.wrong.${code}`, { max: longestBlockDays });
        return { path, code, text };
      }),
    send: async (body) => {
      if (!(await blockDate({ body: { ...body, confirmed: clash } }))) return false;
      if (!online) toast.info(t('personal-calendar.block.kept'));
      return true;
    },
    onClose,
  });
  const { values, isValid, change } = form;
  const jobs = useJobsOnDays(values.from, values.to, isValid);
  const clash = isValid && jobs.length > 0;
  return (
    <FormSheet
      form={form}
      subtitle={t('personal-calendar.block.about')}
      submit={t(clash ? 'personal-calendar.block.anyway' : 'personal-calendar.block.submit')}
      submitKind={clash ? 'danger' : 'primary'}
    >
      <DateRangePicker
        {...form.field('from')}
        value={values.from && values.to ? { from: values.from, to: values.to } : null}
        min={today}
        onValue={change}
      />
      <TextArea {...form.field('reason')} hint={t('personal-calendar.block.reasonHint')} rows={2} />
      {clash && (
        <Banner
          kind="warning"
          title={t('personal-calendar.block.clash', { count: jobs.length })}
          text={
            <>
              <JobsOnDays jobs={jobs} />
              <p>{t('personal-calendar.block.clashText')}</p>
            </>
          }
        />
      )}
    </FormSheet>
  );
}
