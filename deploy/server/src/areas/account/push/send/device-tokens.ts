import type { Db } from '#platform/db/tables.ts';
import { makeDeviceAnswerToken } from '../../answer-links/answer-links.public.ts';
import { answerableJobOf } from '../waiting/message-of.ts';
import { askedKinds } from '../waiting/asked-kinds.ts';
import { isNewestAbout } from '../waiting/waiting.db.ts';
import type { WaitingNotification } from '../waiting/waiting.db.ts';

type Sending = { targets: readonly { id: string }[]; at: Date };
type Token = { readonly token: string; readonly hash: string };

/**
 * A token for each device that a message goes to, made when it is sent: it waits in no queue, and the device alone can
 * read it. None where no answer is missing, and none for a message that a newer one has made old: what it says is not
 * what would be confirmed.
 */
export async function deviceTokens(
  db: Db,
  one: WaitingNotification,
  { targets, at }: Sending,
): Promise<ReadonlyMap<string, Token>> {
  const tokens = new Map<string, Token>();
  const itemId = answerableJobOf(one);
  if (!itemId || targets.length === 0 || !(await isNewestAbout(db, one.id, askedKinds))) return tokens;
  for (const { id } of targets) {
    const made = await makeDeviceAnswerToken(db, { itemId, personId: one.personId, deviceId: id }, at);
    if (made) tokens.set(id, made);
  }
  return tokens;
}
