import type { session } from '@callboard/contract';
import type { Handler } from '../http/handler.ts';
import { limitedUse } from '../http/rate-limit.ts';
import { loginByName } from './login.db.ts';
import { sendLinkMail } from './send-link-mail.ts';

/** Answers the same whether the login exists, is blocked or has no mail address. */
export const forgotPassword: Handler<typeof session.forgotPassword> = async ({ body, request }, ctx) => {
  await limitedUse(ctx, { what: 'forgotten', account: body.login, request });
  const login = await loginByName(ctx.db, body.login);
  if (login && !login.blocked && login.tokenType === 'user') {
    await sendLinkMail(login.passwordHash === null ? 'welcome' : 'reset', login, request, ctx);
  }
  return undefined;
};
