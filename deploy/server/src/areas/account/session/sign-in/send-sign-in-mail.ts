import { shellPages } from '@callboard/contract';
import type { Ctx, RequestFacts } from '#platform/http/handler.ts';
import { linkMail } from '#platform/mail/link-mail.ts';
import type { SignInChange } from '#platform/mail/link-mail.ts';
import { settingsOfTenant } from '../../settings/settings.public.ts';
import type { Login } from '../session/login.db.ts';

export type { SignInChange } from '#platform/mail/link-mail.ts';

/** Tells somebody by mail that there is another way to sign in as them, or one less. */
export async function sendSignInMail(
  change: SignInChange,
  login: Login,
  { origin }: Pick<RequestFacts, 'origin'>,
  { db, tenant, mail }: Ctx,
): Promise<void> {
  if (!login.email) return;
  const { defaultLanguage, timeZone } = await settingsOfTenant(db);
  await mail.send(
    linkMail({
      kind: 'signIn',
      change,
      language: login.language ?? defaultLanguage,
      to: login.email,
      tenant: tenant.name,
      name: login.personName ?? login.name,
      login: login.name,
      link: `${origin}${shellPages.signInWays}`,
      until: null,
      timeZone,
    }),
  );
}
