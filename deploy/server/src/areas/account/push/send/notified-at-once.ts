import type { NotificationKind } from '@callboard/contract';

const soonMs = 12 * 3_600_000;

/** Of something that happens now: tomorrow it is worth nothing. */
const now: readonly string[] = [
  'jobSoon',
  'preCallMissing',
  'noShowHint',
  'noShow',
] satisfies NotificationKind[];

/** Also in quiet hours: what is about a job that begins within twelve hours, or has just begun. */
export const notifiedAtOnce = (
  { kind, startsAt }: { kind: string; startsAt: Date | null },
  at: Date,
): boolean =>
  now.includes(kind) || (startsAt !== null && Math.abs(startsAt.getTime() - at.getTime()) <= soonMs);
