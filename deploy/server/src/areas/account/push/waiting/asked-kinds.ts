import type { NotificationKind } from '@callboard/contract';

/** A job waits for the person's answer: told by push, text message and mail, one after the other. */
export const askedKinds: readonly string[] = [
  'jobRequested',
  'jobChanged',
  'jobReminder',
  'spareActivated',
] satisfies NotificationKind[];

type About = { kind: string; subjectKind: string | null; subjectId: string | null };

/** The job that a notification asks about. */
export const askedJobOf = ({ kind, subjectKind, subjectId }: About): string | null =>
  subjectKind === 'job' && askedKinds.includes(kind) ? subjectId : null;
