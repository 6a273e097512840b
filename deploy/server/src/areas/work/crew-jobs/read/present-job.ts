import type { Job } from '@callboard/contract';
import {
  crewItemGroups,
  hasNotStarted,
  isOneOf,
  removalLimit,
  undoAnswerMs,
  workedMinutes,
} from '@callboard/domain';
import type { CrewItemState, TenantRules } from '@callboard/domain';
import { isoOrNull, presentApplication, presentFacts } from '../../crew-items/crew-items.public.ts';
import type { JobRow } from './jobs.db.ts';

type Answerable = { status: CrewItemState; deadlineAt: Date | null; endsAt: Date | null };

const isOver = ({ endsAt }: Pick<Answerable, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && endsAt <= now;

/** The deadline is one of requests; a change can be answered until the job is over. */
export const mayConfirm = ({ status, deadlineAt, endsAt }: Answerable, now: Date): boolean =>
  !isOver({ endsAt }, now) &&
  (status === 'hasChanged' ||
    (isOneOf(status, crewItemGroups.requested) && (deadlineAt === null || deadlineAt >= now)));

/** What counts of the work: what is approved, else what was checked in and out, which may be the server's guess. */
function hoursOf({ checked }: JobRow, rules: TenantRules): Job['hours'] {
  if (checked === null) return null;
  const { approvedMinutes, presentMs, recordedMs, state } = checked;
  if (approvedMinutes !== null) return { minutes: approvedMinutes, state: 'approved' };
  if (presentMs === null) return null;
  const minutes = workedMinutes(presentMs, recordedMs, rules);
  return { minutes, state: state === 'toBeChecked' ? 'toBeChecked' : 'recorded' };
}

/** A job as the person who has it sees it. */
export function presentJob(row: JobRow, rules: TenantRules, now: Date, personId: string): Job {
  const own = row.personId === personId;
  const limit = row.startsAt && removalLimit(row.startsAt, rules);
  const undoUntil =
    own && isOneOf(row.status, crewItemGroups.answered) && row.decidedAt
      ? new Date(row.decidedAt.getTime() + undoAnswerMs)
      : null;
  const asked = isOneOf(row.status, crewItemGroups.toAnswer);
  const bound = own && isOneOf(row.status, crewItemGroups.promised);
  const application = presentApplication(row.application);
  return {
    ...presentFacts(row, rules),
    chief: own && row.crewChief,
    pay: { basis: row.payBasis, minor: row.payMinor, currency: row.currency },
    comment: own ? row.comment : '',
    changes: own && row.status === 'hasChanged' ? (row.changes ?? []) : [],
    requestedAt: own ? isoOrNull(row.requestedAt) : null,
    deadlineAt: own && asked ? isoOrNull(row.deadlineAt) : null,
    decidedAt: own ? isoOrNull(row.decidedAt) : null,
    reason: own ? row.reason : '',
    lateRefusal: own && row.lateRefusal,
    cancellationAskedAt: own ? isoOrNull(row.cancellationAskedAt) : null,
    cancellationSeenAt: own ? isoOrNull(row.cancellationSeenAt) : null,
    removalLimitAt: bound ? isoOrNull(limit) : null,
    undoUntil: undoUntil !== null && undoUntil >= now ? undoUntil.toISOString() : null,
    notStarted:
      row.startsAt !== null &&
      row.endsAt !== null &&
      hasNotStarted({ startsAt: row.startsAt, endsAt: row.endsAt }, now, rules),
    applied: own || !application ? null : { state: application.state, appliedAt: application.appliedAt },
    daysToConfirm: row.daysToConfirm,
    hours: own ? hoursOf(row, rules) : null,
    may: {
      confirm: own && mayConfirm(row, now),
      refuse: own && asked && !isOver(row, now),
      undo: undoUntil !== null && undoUntil >= now,
      requestRemoval: bound && row.cancellationAskedAt === null && limit !== null && now <= limit,
      callPlanner: bound && limit !== null && now > limit,
    },
  };
}
