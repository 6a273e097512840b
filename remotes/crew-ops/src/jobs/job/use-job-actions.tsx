import { serverNow, useOnline } from '@callboard/client';
import type { JobDetail } from '@callboard/contract';
import { Link, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, buttonClass } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { LogIn, LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { AnswerJob } from '../answer-job/answer-job.tsx';
import { answerableOf } from '../answer-job/answerable.ts';
import { useGivenAnswer } from '../answer-job/given-answers.ts';
import { paths } from '../../base/paths.ts';
import type { OtherDays } from './use-other-days.ts';
import { useSeeCancellation } from './use-see-cancellation.ts';

/** What is next for the person, in reach of the thumb; nothing where nothing is. */
export function useJobActions(job: JobDetail, days: OtherDays): ReactNode {
  const t = useWords('crew-ops');
  const online = useOnline();
  const given = useGivenAnswer(job.id);
  const seen = useSeeCancellation();
  const [{ answer }, setSearch] = useSearch();
  const [declines] = useState(answer === 'refuse');
  // Tapped in a push message: its sheet opens once, not at every reload.
  useEffect(() => {
    if (answer) setSearch({ answer: null });
  }, [answer, setSearch]);
  const { id, may, status, crew, notStarted, endsAt } = job;
  const off = status === 'cancelled' || status === 'notNeeded';
  if (off && job.cancellationSeenAt === null)
    return (
      <Button disabled={!online} onClick={() => seen.mutate({ params: { id }, body: {} })}>
        {t('job.seen')}
      </Button>
    );
  const over = endsAt !== null && Date.parse(endsAt) <= serverNow();
  if (status === 'working')
    return (
      <Link to={paths.checkOut.to({ id: crew.id })} className={buttonClass()}>
        <LogOut size={20} aria-hidden="true" />
        {t('crew.checkOut')}
      </Link>
    );
  if ((status === 'confirmed' || status === 'ready') && !notStarted && !over && endsAt && !given)
    return (
      <Link to={paths.checkIn.to({ id: crew.id })} className={buttonClass()}>
        <LogIn size={20} aria-hidden="true" />
        {t('crew.checkIn')}
      </Link>
    );
  if (!may.confirm && !may.refuse && !given) return null;
  return (
    <div className={grid.gap1}>
      <AnswerJob
        job={answerableOf(job)}
        others={days.others}
        all={days.exceptions === 0}
        large
        begin={declines && may.refuse ? 'refuse' : undefined}
      />
    </div>
  );
}
