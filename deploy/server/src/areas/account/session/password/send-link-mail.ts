import { shellPages } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';
import { linkMail } from '#platform/mail/link-mail.ts';
import { nameOfTenant, settingsOfTenant } from '../../settings/settings.public.ts';
import type { Mail } from '#platform/ports.ts';
import { addLink } from './add-link.ts';
import type { Login } from '../session/login.db.ts';

export type LinkMailParts = {
  readonly db: Db;
  /** Where the tenant answers, as the request says. */
  readonly origin: string;
  readonly now: Date;
  readonly send: (mail: Mail) => Promise<void>;
};

/** Sends a mail about the password of a login; `reset` and `welcome` carry a link that sets one, whose hash is returned. */
export async function sendLinkMail(
  kind: 'reset' | 'welcome' | 'changed',
  login: Login,
  { db, origin, now, send }: LinkMailParts,
): Promise<string | null> {
  if (!login.email) return null;
  const settings = await settingsOfTenant(db);
  const { link, until, hash } =
    kind === 'changed'
      ? { link: `${origin}${shellPages.forgottenPassword}`, until: null, hash: null }
      : await addLink(kind, login.id, { db, origin, now });
  const written = linkMail({
    kind,
    language: login.language ?? settings.defaultLanguage,
    to: login.email,
    tenant: await nameOfTenant(db),
    name: login.personName ?? login.name,
    login: login.name,
    link,
    until,
    timeZone: settings.timeZone,
  });
  await send(written);
  return hash;
}
