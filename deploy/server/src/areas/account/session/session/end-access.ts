import { noteActivity } from '#platform/activities/note-activity.db.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { endAnswerLinksOf } from '../../answer-links/answer-links.public.ts';
import { revokeSubscriptionsOf } from '../../calendar-subscriptions/calendar-subscriptions.public.ts';
import { stopTexts } from '../../push/push.public.ts';
import { dropCodeTickets } from '../../sign-in-ways/sign-in-ways.public.ts';
import { endSessionsOf } from './session.db.ts';

type Whose = { readonly loginId: string; readonly personId: string | null };

/**
 * Ends every session of a login, and with them the devices that are told, the links in mails, text messages, and the
 * calendars that its person is read from.
 */
export async function endAccessOf(
  { loginId, personId }: Whose,
  { db, now }: Pick<Ctx, 'db' | 'now'>,
): Promise<void> {
  await endSessionsOf(db, loginId, now());
  await dropCodeTickets(db, loginId);
  if (!personId) return;
  await endAnswerLinksOf(db, personId, now());
  await stopTexts(db, personId, now());
  // Their addresses need no sign-in: whoever was in may have made one.
  if ((await revokeSubscriptionsOf(db, personId, now())) === 0) return;
  await noteActivity(db, { personId, category: 'person', caption: 'calendar_removed', at: now() });
}
