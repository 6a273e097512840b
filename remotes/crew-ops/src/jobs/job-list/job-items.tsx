import type { CrewChiefJob, Job } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { AsOf, Button, VirtualList, listFace } from '@callboard/ui';
import { AnswerJob } from '../answer-job/answer-job.tsx';
import { answerableOf } from '../answer-job/answerable.ts';
import { JobRow } from '../job-row/job-row.tsx';
import { rowOfJob } from '../job-row/row-job.ts';
import { paths } from '../../paths.ts';
import styles from './job-items.module.css';
import type { ChosenJobs } from './use-chosen-jobs.ts';
import { useEmptyFace } from './use-empty-face.tsx';
import type { LoadedJobs } from './use-job-list.ts';
import type { ListAddress } from './use-list-address.ts';

type JobItemsProps = {
  jobs: LoadedJobs;
  address: ListAddress;
  chosen: ChosenJobs;
  /** Jobs open beside the list instead of on a page of their own. */
  beside: boolean;
};

const keyOf = ({ id }: Job) => id;
/** Before a row is measured: three lines and pills; with buttons below while it waits. */
const rowHeight = { plain: 116, waiting: 180 } as const;

/** Jobs of a tab. Of thousands only those near the window exist. */
export function JobItems({ jobs, address, chosen, beside }: JobItemsProps) {
  const t = useWords('crew-ops');
  const { tab, led, q, jobId, change } = address;
  const empty = useEmptyFace(address, jobs.counts);
  const { rows, total, more, moreAgain } = jobs;
  const read = useRead({ ...jobs, data: rows });
  const state = listFace(read, {
    rows: 5,
    empty: (loaded) => (loaded.length === 0 ? empty : null),
    notKept: { title: t('job-list.notKept'), text: t('job-list.notKeptText') },
  });
  const linkTo = (id: string) =>
    beside
      ? paths.jobList.to(
          {},
          { ...(tab !== 'upcoming' && { tab }), ...(led && { led: '1' }), ...(q && { q }), job: id },
        )
      : paths.job.to({ id });
  const rowOf = (job: Job | CrewChiefJob) => (
    <JobRow
      job={rowOfJob(job)}
      to={linkTo(job.id)}
      current={beside && job.id === jobId}
      choice={chosen.choosing ? chosen.choiceOf(job.id) : undefined}
    >
      {tab === 'toConfirm' && <AnswerJob job={answerableOf(job)} />}
    </JobRow>
  );
  const offline = read.kind === 'failed' && read.offline;
  const clear = (
    <Button kind="secondary" onClick={() => change({ q: null })}>
      {t('job-list.showAll')}
    </Button>
  );
  return (
    <>
      {read.kind === 'there' && read.asOf !== null && <AsOf at={read.asOf} />}
      <VirtualList
        label={t('job-list.label')}
        // What was read without the search may well be on the phone.
        state={state.kind === 'failed' && offline && q ? { ...state, action: clear } : state}
        items={rows ?? []}
        keyOf={keyOf}
        row={rowOf}
        estimate={tab === 'toConfirm' ? rowHeight.waiting : rowHeight.plain}
        total={total}
        onEnd={more}
      />
      {moreAgain && (
        <div role="alert" className={styles.rest}>
          <span>{t('job-list.restFailed')}</span>
          <Button kind="quiet" onClick={moreAgain}>
            {t('job-list.tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
}
