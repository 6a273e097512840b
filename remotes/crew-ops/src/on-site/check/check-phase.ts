import type { CrewCheck } from '@callboard/contract';
import { crewItemGroups, isOneOf } from '@callboard/domain';

/** Where a position stands for the person, at a moment. */
export type CheckPhase =
  /** Nothing can be said or done yet. */
  | 'ahead'
  /** "I will be there" can be said. */
  | 'preCall'
  /** It was said, and the check-in has not opened. */
  | 'preCalled'
  | 'checkIn'
  /** The check-in has closed for the person. */
  | 'missed'
  | 'working'
  | 'break'
  /** The server has proposed an end; the real one can still be said. */
  | 'proposed'
  | 'out'
  /** Not a position that somebody checks in for: to be confirmed first, called off, not needed. */
  | 'none';

/** Nobody has checked out, and the time to say the real end is not over. */
const isProposed = ({ state, signedOff, checkedUntil, closes }: CrewCheck, now: number): boolean =>
  state === 'toBeChecked' && !signedOff && checkedUntil !== null && now <= Date.parse(closes.checkOut);

export function checkPhase(check: CrewCheck, now: number): CheckPhase {
  if (isProposed(check, now)) return 'proposed';
  if (check.checkedUntil !== null || check.state === 'out' || check.state === 'toBeChecked') return 'out';
  if (check.state === 'break') return 'break';
  if (check.checkedFrom !== null) return 'working';
  if (!isOneOf(check.status, crewItemGroups.checkIn)) return 'none';
  if (now > Date.parse(check.closes.checkIn)) return 'missed';
  if (now >= Date.parse(check.opens.checkIn)) return 'checkIn';
  if (check.preCalledAt !== null || check.status === 'ready') return 'preCalled';
  // What has changed is confirmed first.
  return now >= Date.parse(check.opens.preCall) && check.status === 'confirmed' ? 'preCall' : 'ahead';
}

/** Whether the own last step may still be taken back. */
export const mayUndo = ({ undoUntil }: CrewCheck, now: number): boolean =>
  undoUntil !== null && now < Date.parse(undoUntil);

/** Minutes at work without breaks, so far or in all. */
export function minutesAtWork({ checkedFrom, checkedUntil, breaks }: CrewCheck, now: number): number {
  if (checkedFrom === null) return 0;
  const until = checkedUntil === null ? now : Date.parse(checkedUntil);
  const rest = breaks.reduce(
    (sum, one) =>
      sum + Math.max(0, (one.until === null ? until : Date.parse(one.until)) - Date.parse(one.from)),
    0,
  );
  return Math.max(0, (until - Date.parse(checkedFrom) - rest) / 60_000);
}

export const minutesSince = (from: string | null, now: number): number =>
  from === null ? 0 : Math.max(0, (now - Date.parse(from)) / 60_000);

/** Who else has checked the person in: the chief, the planner. */
export function checkedInBy({ events }: CrewCheck): string | null {
  const made = events.findLast(({ kind, undoneAt }) => kind === 'in' && undoneAt === null);
  return made?.source === 'chief' || made?.source === 'planner' ? made.by : null;
}
