import { path, shellPages } from '@callboard/contract';
import type { Db } from '../../../platform/db/tables.ts';
import { addPasswordLink, spendLinksOf } from './password-link.db.ts';
import { secretToken, tokenHash } from './secret-token.ts';

/** How long a link that sets a password works. */
export const linkHours = 72;

const pages = { reset: path(shellPages.setPassword), welcome: path(shellPages.welcome) };

/** A new link that sets the password of a login, and ends those before it; the database keeps only what recognises it. */
export async function addLink(
  kind: keyof typeof pages,
  loginId: string,
  { db, origin, now }: { readonly db: Db; readonly origin: string; readonly now: Date },
): Promise<{ link: string; until: Date }> {
  const token = secretToken();
  await spendLinksOf(db, loginId, now);
  const until = new Date(now.getTime() + linkHours * 3_600_000);
  await addPasswordLink(db, { tokenHash: tokenHash(token), kind, loginId, expiresAt: until });
  return { link: `${origin}${pages[kind].to({ token })}`, until };
}
