import { Clock, TriangleAlert } from 'lucide-react';
import { StatusPill } from '../status/status-pill.tsx';
import { useDeadlineText, useTimeLeft } from './use-deadline-text.ts';

export type DeadlinePillProps = {
  /** An instant, or a day that is the last one. */
  deadline: string;
  /** By the server's clock. */
  now: number;
  /** "Sign by Mon 08:00". */
  by: (at: string) => string;
};

/** Until when something is to be done; red once it is over. */
export function DeadlinePill({ deadline, now, by }: DeadlinePillProps) {
  const text = useDeadlineText()(deadline, now, by);
  const isLate = useTimeLeft()(deadline, now) < 0;
  return (
    <StatusPill status={isLate ? 'trouble' : 'waiting'} icon={isLate ? TriangleAlert : Clock} label={text} />
  );
}
