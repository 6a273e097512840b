import type { passwords } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { changePassword } from './set-password.ts';
import { verifiedLogin } from './verified-login.ts';

export const renewPassword: Handler<typeof passwords.renewPassword> = async ({ body, request }, ctx) => {
  const login = await verifiedLogin({ login: body.login, password: body.password }, request, ctx);
  // The password of a project's or plus crew's login is given out by the planner, not by whoever has it.
  if (login.tokenType !== 'user') throw new AppError('forbidden', { params: { missing: 'token-type' } });
  await changePassword({ password: body.newPassword, field: 'newPassword' }, login, request, ctx);
  return undefined;
};
