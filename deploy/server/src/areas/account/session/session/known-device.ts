import type { Ctx, RequestFacts } from '#platform/http/handler.ts';
import { cookieName } from './cookie.ts';
import { tokenHash } from './secret-token.ts';
import { hadSession } from './session.db.ts';

/** What a device is known by that somebody was in on with this login; nothing for any other. */
export async function knownDevice(
  login: string,
  { cookies }: RequestFacts,
  { db }: Ctx,
): Promise<string | null> {
  const cookie = cookies[cookieName];
  if (!cookie) return null;
  const hash = tokenHash(cookie);
  return (await hadSession(db, login, hash)) ? hash : null;
}
