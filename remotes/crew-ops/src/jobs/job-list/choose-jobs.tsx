import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Button, Checkbox } from '@callboard/ui';
import { Check, ListChecks } from 'lucide-react';
import { answerableOf } from '../answer-job/answerable.ts';
import { useConfirmJobs } from '../answer-job/use-confirm-jobs.ts';
import styles from './choose-jobs.module.css';
import type { ChosenJobs } from './use-chosen-jobs.ts';

/** Above the list: begins to choose, or takes all. */
export function ChooseLine({ jobs }: { jobs: ChosenJobs }) {
  const t = useWords('crew-ops');
  const { choosing, possible, chosen } = jobs;
  if (choosing)
    return (
      <div className={styles.all}>
        <Checkbox
          label={t('job-list.chooseAll', { count: possible.length })}
          checked={chosen.length === possible.length}
          onValue={jobs.toggleAll}
        />
      </div>
    );
  if (possible.length < 2) return null;
  return (
    <div className={styles.line}>
      <Button kind="quiet" icon={ListChecks} onClick={jobs.start}>
        {t('job-list.choose')}
      </Button>
    </div>
  );
}

/** Below the list, in reach of the thumb: confirms what is chosen. */
export function ChooseBar({ jobs }: { jobs: ChosenJobs }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const { chosen, choosing, stop } = jobs;
  const confirm = useConfirmJobs();
  if (!choosing) return null;
  return (
    <div className={styles.bar} data-toasts="above">
      {!online && <p className={styles.hint}>{t('answer-job.needsNetwork')}</p>}
      <Button kind="secondary" size="large" onClick={stop}>
        {t('job-list.stopChoosing')}
      </Button>
      <Button
        icon={Check}
        disabled={chosen.length === 0 || !online}
        onClick={() => {
          confirm(chosen.map(answerableOf));
          stop();
        }}
      >
        {chosen.length === 0
          ? t('job-list.confirmNone')
          : t('job-list.confirmChosen', { count: chosen.length })}
      </Button>
    </div>
  );
}
