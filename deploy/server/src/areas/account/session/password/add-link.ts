import { path, shellPages } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';
import { addPasswordLink, countLinks, spendLinksOf } from './password-link.db.ts';
import { secretToken, tokenHash } from '../session/secret-token.ts';

/** How long a link that sets a password works. */
export const linkHours = 72;

/** Whoever asks for them: a mailbox is not to be filled by strangers. */
const linksPerHour = 5;

/** Whether a login has had as many links in the last hour as it gets. */
export const hadEnoughLinks = async (db: Db, loginId: string, now: Date): Promise<boolean> => {
  const madeAnHourAgo = new Date(now.getTime() + (linkHours - 1) * 3_600_000);
  return (await countLinks(db, loginId, madeAnHourAgo)) >= linksPerHour;
};

const pages = { reset: path(shellPages.setPassword), welcome: path(shellPages.welcome) };

/** A new link that sets the password of a login, and ends those before it; the database keeps only what recognises it. */
export async function addLink(
  kind: keyof typeof pages,
  loginId: string,
  { db, origin, now }: { readonly db: Db; readonly origin: string; readonly now: Date },
): Promise<{ link: string; until: Date; hash: string }> {
  const token = secretToken();
  await spendLinksOf(db, loginId, now);
  const until = new Date(now.getTime() + linkHours * 3_600_000);
  const hash = tokenHash(token);
  await addPasswordLink(db, { tokenHash: hash, kind, loginId, expiresAt: until });
  return { link: `${origin}${pages[kind].to({ token })}`, until, hash };
}
