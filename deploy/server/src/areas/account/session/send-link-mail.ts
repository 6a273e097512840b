import type { Db } from '../db/tables.ts';
import { linkMail } from '../mail/link-mail.ts';
import { nameOfTenant, settingsOfTenant } from '../settings/settings.db.ts';
import type { Mail } from '../ports.ts';
import type { Login } from './login.db.ts';
import { addPasswordLink } from './password-link.db.ts';
import { secretToken, tokenHash } from './secret-token.ts';

const hours = 72;

export type LinkMailParts = {
  readonly db: Db;
  /** Where the tenant answers, as `originOf` tells. */
  readonly origin: string;
  readonly now: Date;
  readonly send: (mail: Mail) => Promise<void>;
};

/** Sends a mail about the password of a login; `reset` and `welcome` carry a link that sets one. */
export async function sendLinkMail(
  kind: 'reset' | 'welcome' | 'changed',
  login: Login,
  { db, origin, now, send }: LinkMailParts,
): Promise<void> {
  if (!login.email) return;
  const settings = await settingsOfTenant(db);
  const until = new Date(now.getTime() + hours * 3_600_000);
  const token = secretToken();
  if (kind !== 'changed') {
    await addPasswordLink(db, { tokenHash: tokenHash(token), kind, loginId: login.id, expiresAt: until });
  }
  const path = {
    reset: `/forgottenPassword/${token}`,
    welcome: `/welcome/${token}`,
    changed: '/forgotten-password',
  };
  const written = linkMail({
    kind,
    language: login.language ?? settings.defaultLanguage,
    to: login.email,
    tenant: await nameOfTenant(db),
    name: login.personName ?? login.name,
    login: login.name,
    link: `${origin}${path[kind]}`,
    until: kind === 'changed' ? null : until,
    timeZone: settings.timeZone,
  });
  await send(written);
}
