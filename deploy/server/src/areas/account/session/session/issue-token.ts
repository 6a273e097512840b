import type { Ctx } from '#platform/http/handler.ts';
import { languageCaptions, loginTypeCaptions } from './captions.ts';
import type { Login } from './login.db.ts';
import { signToken } from './token.ts';

/** The bearer token of a session. Rights are not in it. */
export const issueToken = (
  { tenant, keys, now }: Pick<Ctx, 'tenant' | 'keys' | 'now'>,
  login: Login,
  sessionId: string,
): Promise<string> =>
  signToken(
    {
      type: login.tokenType,
      loginData: {
        person: login.personId ? { id: login.personId, name: login.personName ?? login.name } : null,
        contactNumber: login.contactNumber,
        language: login.language ? { caption: languageCaptions[login.language] } : null,
        loginTypes: login.loginTypes.map((type) => ({ caption: loginTypeCaptions[type] })),
        ...(login.subject ? { subject: login.subject } : {}),
      },
      sid: sessionId,
      tenant: tenant.id,
    },
    keys.current('token', now()),
    now(),
  );
