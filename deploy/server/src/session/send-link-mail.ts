import type { Ctx, RequestFacts } from '../http/handler.ts';
import { hostNameOf } from '../http/request-facts.ts';
import { linkMail } from '../mail/link-mail.ts';
import { settingsOfTenant } from '../settings/settings.db.ts';
import type { Login } from './login.db.ts';
import { addPasswordLink } from './password-link.db.ts';
import { secretToken, tokenHash } from './secret-token.ts';

const hours = 72;

/**
 * Where this tenant answers: the host that the tenant was found by, so it cannot be one that a stranger made up,
 * with the port that the person used, also in front of a proxy.
 */
function originOf({ secure, headers, host }: RequestFacts): string {
  const told = [headers['x-forwarded-host'], headers.host].map((header) => String(header ?? ''));
  const withPort = told.find((one) => hostNameOf(one) === host) ?? host;
  return `${secure ? 'https' : 'http'}://${withPort}`;
}

/** Sends a mail about the password of a login; `reset` and `welcome` carry a link that sets one. */
export async function sendLinkMail(
  kind: 'reset' | 'welcome' | 'changed',
  login: Login,
  request: RequestFacts,
  { db, mail, now, tenant }: Ctx,
): Promise<void> {
  if (!login.email) return;
  const settings = await settingsOfTenant(db);
  const until = new Date(now().getTime() + hours * 3_600_000);
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
    tenant: tenant.name,
    name: login.personName ?? login.name,
    login: login.name,
    link: `${originOf(request)}${path[kind]}`,
    until: kind === 'changed' ? null : until,
    timeZone: settings.timeZone,
  });
  await mail.send(written);
}
