import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DoneButton } from '../../on-site/check/done-button.tsx';
import type { Answerable } from './answerable.ts';
import styles from './answer-job.module.css';
import { useGivenAnswer } from './given-answers.ts';
import { useConfirmJob } from './use-confirm-job.ts';
import type { OtherDay } from './use-confirm-job.ts';

const RefuseSheet = openedLater(async () => (await import('./refuse-sheet.tsx')).RefuseSheet);

type AnswerJobProps = {
  job: Answerable;
  /** Days that are answered with it. */
  others?: readonly OtherDay[] | undefined;
  /** None of the days is left out. */
  all?: boolean | undefined;
  /** The one action of a page; among others the words are short. */
  large?: boolean | undefined;
  /** What was tapped already, on the start page or in a push message. */
  begin?: 'confirm' | 'refuse' | undefined;
};

/** Confirms or refuses one job; then shows what was done, and takes it back. */
export function AnswerJob({ job, others, all, large, begin }: AnswerJobProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const given = useGivenAnswer(job.id);
  const confirm = useConfirmJob(job, others);
  const [refusing, setRefusing] = useState(begin === 'refuse' && !given);
  const keep = () => setRefusing(false);
  useEffect(() => {
    if (begin === 'confirm' && !given) confirm();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the tap was one
  }, []);
  const { confirm: mayConfirm, refuse: mayRefuse } = job.may;
  const days = 1 + (others ?? []).filter(({ answer }) => answer === 'confirm').length;
  const verb =
    days > 1
      ? t(all ? 'answer-job.confirmAllDays' : 'answer-job.confirmDays', { count: days })
      : t(job.status === 'hasChanged' ? 'answer-job.confirmChange' : 'answer-job.confirm');
  const done = t(job.status === 'refused' ? 'job-status.refused' : 'job-status.confirmed');
  const size = large ? 'large' : 'normal';
  const askable = mayConfirm || mayRefuse;
  return (
    <>
      {given?.undo && (
        <div className={styles.done}>
          <DoneButton done={done} saved={false} onUndo={given.undo} />
        </div>
      )}
      {given?.undo === null && (
        <Button kind="secondary" size="large" wide busy>
          {done}
        </Button>
      )}
      {askable && !given && (
        <div className={styles.answers}>
          {mayRefuse && (
            <Button
              kind="secondary"
              size={size}
              disabled={!online}
              aria-label={`${t('answer-job.refuse')}: ${job.what}`}
              onClick={() => setRefusing(true)}
            >
              {t('answer-job.refuseShort')}
            </Button>
          )}
          {mayConfirm && (
            <Button
              size={size}
              icon={Check}
              disabled={!online}
              aria-label={`${verb}: ${job.what}`}
              onClick={confirm}
            >
              {large ? verb : t('answer-job.confirmShort')}
            </Button>
          )}
        </div>
      )}
      {askable && !online && <p className={styles.offline}>{t('answer-job.needsNetwork')}</p>}
      {refusing && <RefuseSheet job={job} onClose={keep} onMissing={keep} />}
    </>
  );
}
