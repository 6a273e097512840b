import type { Db } from '#platform/db/tables.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Reader } from '../../notifications/notifications.public.ts';
import { askedJobOf } from './asked-kinds.ts';
import { mailOf } from './message-of.ts';
import type { MailReason } from './message-of.ts';
import { noteNotified } from './note-notified.ts';
import type { WaitingNotification } from './waiting.db.ts';

type Mailed = Pick<
  WaitingNotification,
  'id' | 'personId' | 'kind' | 'params' | 'subjectKind' | 'subjectId' | 'email'
>;

/** Mails a notification that was claimed for it; of a job that waits for an answer with a link that gives it. */
export async function mailNotification(
  { db, jobs, at }: { db: Db; jobs: Jobs; at: Date },
  one: Mailed,
  { reader, tenant, reason }: { reader: Reader; tenant: string; reason: MailReason },
): Promise<void> {
  if (askedJobOf(one)) await jobs.send('request-mail', { notification: one.id, reason });
  else await jobs.send('deliver-mail', mailOf(one, reader, { tenant, reason }));
  await noteNotified(db, one, 'mail', at);
}
