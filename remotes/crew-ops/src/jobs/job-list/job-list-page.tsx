import type { Job } from '@callboard/contract';
import { monthOf } from '@callboard/domain';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListDetailPage } from '@callboard/parts';
import { Chip, ChipRow } from '@callboard/ui';
import { BriefcaseBusiness, HardHat } from 'lucide-react';
import { paths } from '../../base/paths.ts';
import { AnswerJob } from '../answer-job/answer-job.tsx';
import { answerableOf } from '../answer-job/answerable.ts';
import { JobRow } from '../job-row/job-row.tsx';
import { rowOfJob } from '../job-row/row-job.ts';
import { OneJob } from '../job/one-job.tsx';
import { CalledOff } from './called-off.tsx';
import { ChooseBar, ChooseLine } from './choose-jobs.tsx';
import { JobTabs } from './job-tabs.tsx';
import { MonthHead } from './month-head.tsx';
import { useChosenJobs } from './use-chosen-jobs.ts';
import { useEmptyFace } from './use-empty-face.tsx';
import { useJobList } from './use-job-list.ts';

/** Before a row is measured: three lines and pills; with buttons below while it waits. */
const rowHeight = { plain: 116, waiting: 180 } as const;

/** The first job of each month, as the list tells them. */
const monthsBegun = (rows: readonly Pick<Job, 'id' | 'startDate'>[]): ReadonlySet<string> =>
  new Set(
    rows
      .filter(
        ({ startDate }, at) =>
          at === 0 || monthOf(startDate) !== monthOf(rows[at - 1]?.startDate ?? startDate),
      )
      .map(({ id }) => id),
  );

/** The own jobs by tab; on a wide screen with the open one beside them. */
export function Component() {
  const t = useWords('crew-ops');
  const jobs = useJobList();
  const { tab, led, list } = jobs;
  const rows = list.rows ?? [];
  const waiting = tab === 'toConfirm';
  const chosen = useChosenJobs(waiting ? rows : []);
  const empty = useEmptyFace(jobs);
  const begins = tab === 'past' ? monthsBegun(rows) : null;

  const leads = led || ((tab === 'upcoming' || tab === 'past') && rows.some(({ chief }) => chief));
  return (
    <ListDetailPage
      title={t('job-list.title')}
      label={t('job-list.label')}
      list={list}
      keyOf={({ id }) => id}
      row={(job, link) => (
        <>
          {begins?.has(job.id) && (
            <MonthHead
              month={monthOf(job.startDate)}
              sum={jobs.months.find(({ month }) => month === monthOf(job.startDate))}
            />
          )}
          <JobRow
            job={rowOfJob(job)}
            {...link}
            choice={chosen.choosing ? chosen.choiceOf(job.id) : undefined}
          >
            {waiting && <AnswerJob job={answerableOf(job)} />}
          </JobRow>
        </>
      )}
      rowHeight={waiting ? rowHeight.waiting : rowHeight.plain}
      tabs={<JobTabs tab={tab} counts={jobs.counts} />}
      search={
        led
          ? undefined
          : {
              label: t('job-list.search'),
              placeholder: t('job-list.searchHint'),
              notFound: (q) => ({
                title: t('job-list.notFound'),
                text: t('job-list.notFoundText', { q }),
              }),
            }
      }
      filters={
        <>
          <CalledOff {...jobs.calledOff} />
          {leads && <LedFilter led={led} />}
          <ChooseLine jobs={chosen} />
        </>
      }
      empty={empty}
      detail={{
        name: 'job',
        label: t('job.title'),
        at: (id) => paths.job.to({ id }),
        show: (id) => <OneJob id={id} />,
        choose: {
          icon: BriefcaseBusiness,
          title: t('job-list.chooseOne'),
        },
      }}
    >
      <ChooseBar jobs={chosen} />
    </ListDetailPage>
  );
}

/** Only the jobs that one leads. */
function LedFilter({ led }: { led: boolean }) {
  const t = useWords('crew-ops');
  const [, change] = useSearch();
  return (
    <ChipRow label={t('job-list.filter')}>
      <Chip
        icon={HardHat}
        label={t('job-list.led')}
        selected={led}
        onClick={() => change({ led: led ? null : '1', q: null, job: null })}
      />
    </ChipRow>
  );
}
