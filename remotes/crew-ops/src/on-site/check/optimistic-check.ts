import type { CrewCheck } from '@callboard/contract';
import { tenantRules } from '../../base/tenant-rules.ts';

/** What a check looks like after a step that the server has not answered yet. */
type Made = { readonly madeAt: number; readonly at?: string | undefined };

const iso = (ms: number) => new Date(ms).toISOString();
const momentOf = ({ madeAt, at }: Made): string => at ?? iso(madeAt);
const undoable = ({ madeAt }: Made) => iso(madeAt + tenantRules().undoCheckSeconds * 1000);
/** So close a break that the server knows is the one that was just begun. */
const sameBreakMs = 10_000;

export const preCalled = (check: CrewCheck, made: Made): CrewCheck =>
  check.preCalledAt !== null || check.checkedFrom !== null
    ? check
    : {
        ...check,
        status: 'ready',
        state: check.state === 'late' ? 'late' : 'preCalled',
        preCalledAt: momentOf(made),
        undoUntil: undoable(made),
      };

export const checkedIn = (check: CrewCheck, made: Made): CrewCheck =>
  check.checkedFrom !== null
    ? check
    : {
        ...check,
        status: 'working',
        state: 'in',
        checkedFrom: momentOf(made),
        undoUntil: undoable(made),
        noShowPossible: false,
      };

const closed = (breaks: CrewCheck['breaks'], until: string): CrewCheck['breaks'] =>
  breaks.map((one) => (one.until === null ? { ...one, until } : one));

export const checkedOut = (check: CrewCheck, made: Made): CrewCheck =>
  check.checkedFrom === null || (check.checkedUntil !== null && check.state !== 'toBeChecked')
    ? check
    : {
        ...check,
        status: 'done',
        state: 'out',
        checkedUntil: momentOf(made),
        breakSince: null,
        breaks: closed(check.breaks, momentOf(made)),
        undoUntil: undoable(made),
      };

export function breakStarted(check: CrewCheck, made: Made): CrewCheck {
  const known = check.breaks.some(({ from }) => Math.abs(Date.parse(from) - made.madeAt) < sameBreakMs);
  if (check.state !== 'in' || known) return check;
  const from = momentOf(made);
  return { ...check, state: 'break', breakSince: from, breaks: [...check.breaks, { from, until: null }] };
}

export const breakEnded = (check: CrewCheck, made: Made): CrewCheck =>
  check.state === 'break'
    ? { ...check, state: 'in', breakSince: null, breaks: closed(check.breaks, momentOf(made)) }
    : check;

/** The last step goes, as long as it is one that can be taken back: an answer without it has none. */
export function stepUndone(check: CrewCheck, { madeAt }: Made): CrewCheck {
  if (check.undoUntil === null || Date.parse(check.undoUntil) < madeAt) return check;
  const before = { ...check, undoUntil: null };
  if (check.checkedUntil !== null) return { ...before, status: 'working', state: 'in', checkedUntil: null };
  if (check.checkedFrom !== null) {
    const preCall = check.preCalledAt !== null;
    return {
      ...before,
      status: preCall ? 'ready' : 'confirmed',
      state: preCall ? 'preCalled' : 'expected',
      checkedFrom: null,
      breakSince: null,
      breaks: [],
    };
  }
  return { ...before, status: 'confirmed', state: 'expected', preCalledAt: null };
}
