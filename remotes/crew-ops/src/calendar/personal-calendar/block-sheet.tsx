import { useHold } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { longestBlockDays } from '@callboard/domain';
import { Banner, Button, DatePicker, Sheet, TextArea, toast, useUnfinished } from '@callboard/ui';
import { useOnline } from '@callboard/client';
import { useState } from 'react';
import { useKeptForm } from '../../kept-form/use-kept-form.ts';
import { blockProblems } from './block-form.ts';
import type { BlockProblem } from './block-form.ts';
import { JobsOnDays } from './jobs-on-days.tsx';
import styles from './personal-calendar.module.css';
import { todayHere } from './today.ts';
import { useBlockDate } from './use-block-date.ts';
import { useJobsOnDays } from './use-jobs-on-days.ts';

/** Days on which no job should be asked for. A confirmed job on them stays, and is named before. */
export function BlockSheet({ day, onClose }: { day: string | null; onClose: () => void }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const today = todayHere();
  const start = { from: day && day >= today ? day : '', to: '', reason: '' };
  const { form, change, forget } = useKeptForm(`block/${start.from}`, start);
  const [tried, setTried] = useState(false);
  const unfinished = useUnfinished();
  const run = useBlockDate();
  const problems = blockProblems(form, today);
  // What is not there yet is no mistake before somebody wants to send it.
  const said = problems.filter(({ code }) => tried || code !== 'missing');
  const { from, to, reason } = form;
  const jobs = useJobsOnDays(from, to || from, problems.length === 0);
  const clash = problems.length === 0 && jobs.length > 0;
  useHold(reason !== '' || to !== '' ? t('personal-calendar.block.hold') : null);
  const textOf = (field: BlockProblem['field']) => {
    const problem = said.find((one) => one.field === field);
    if (!problem) return undefined;
    if (problem.field === 'reason') return t('personal-calendar.tooMany', { count: problem.count });
    return t(`personal-calendar.block.wrong.${problem.code}`, { max: longestBlockDays });
  };
  const close = () => {
    forget();
    onClose();
  };
  const block = async () => {
    setTried(true);
    if (problems.length > 0 || unfinished.any) return;
    const body = { from, reason: reason.trim(), ...(to && to !== from && { to }), confirmed: clash };
    if (!(await run({ body }))) return;
    if (!online) toast.info(t('personal-calendar.block.kept'));
    close();
  };
  return (
    <Sheet
      open
      onClose={close}
      title={t('personal-calendar.block.title')}
      subtitle={t('personal-calendar.block.about')}
      actions={
        <Button wide kind={clash ? 'danger' : 'primary'} size="large" onClick={() => void block()}>
          {t(clash ? 'personal-calendar.block.anyway' : 'personal-calendar.block.submit')}
        </Button>
      }
    >
      <div className={styles.form}>
        <DatePicker
          label={t('personal-calendar.from')}
          value={from}
          error={textOf('from')}
          required
          onValue={(value) => change({ from: value })}
        />
        <DatePicker
          label={t('personal-calendar.block.to')}
          hint={t('personal-calendar.block.toHint')}
          value={to}
          error={textOf('to')}
          onUnfinished={unfinished.of('to')}
          onValue={(value) => change({ to: value })}
        />
        <TextArea
          label={t('personal-calendar.block.reason')}
          hint={t('personal-calendar.block.reasonHint')}
          rows={2}
          value={reason}
          error={textOf('reason')}
          onValue={(value) => change({ reason: value })}
        />
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
      </div>
    </Sheet>
  );
}
