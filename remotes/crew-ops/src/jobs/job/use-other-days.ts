import type { JobDetail } from '@callboard/contract';
import { jobName } from '@callboard/domain';
import { useState } from 'react';
import type { OtherDay, RefusalReason } from '../answer-job/use-confirm-job.ts';

type Day = JobDetail['otherDays'][number];

/** The other days that are answered with this one: all of them, but for exceptions. */
export function useOtherDays(job: JobDetail) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [reason, setReason] = useState<RefusalReason | null>(null);
  const open = job.may.confirm ? job.otherDays.filter(({ mayConfirm }) => mayConfirm) : [];
  const isLeftOut = ({ id }: Day) => leftOut.includes(id);
  const answerOf = (day: Day): OtherDay[] => {
    const { id, status, startDate, crewName } = day;
    const what = jobName({ project: job.project.name, crew: crewName, function: day.function });
    const answered = { id, status, startDate, what, may: { confirm: true, refuse: true } };
    if (!isLeftOut(day)) return [{ job: answered, answer: 'confirm' }];
    return reason ? [{ job: answered, answer: 'refuse', reason }] : [];
  };
  return {
    open,
    others: open.flatMap(answerOf),
    isLeftOut,
    exceptions: open.filter(isLeftOut).length,
    toggle: ({ id }: Day) =>
      setLeftOut((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    reason,
    setReason,
  };
}
export type OtherDays = ReturnType<typeof useOtherDays>;
