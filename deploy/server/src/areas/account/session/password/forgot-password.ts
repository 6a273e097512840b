import type { passwords } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { limitedUse } from '#platform/http/rate-limit.ts';

/** Does and answers the same for every login; whether there is one is looked up when the mail is sent. */
export const forgotPassword: Handler<typeof passwords.forgotPassword> = async ({ body, request }, ctx) => {
  await limitedUse(ctx, { what: 'forgotten', account: body.login, request });
  await ctx.jobs.send('forgotten-password', { login: body.login, origin: request.origin });
  return undefined;
};
