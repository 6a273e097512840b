import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, RequestFacts } from '#platform/http/handler.ts';
import { limited } from '#platform/http/rate-limit.ts';
import { knownDevice } from '../session/known-device.ts';
import { loginByName } from '../session/login.db.ts';
import type { Login } from '../session/login.db.ts';
import { passwordFits } from './password.ts';
import { refuseBlocked } from '../session/refuse-blocked.ts';

type Given = { login: string; password?: string | undefined };

/** A limited login may have no password at all: then its link is all it needs. */
const opensByName = (login: Login | undefined): boolean =>
  login !== undefined && login.tokenType !== 'user' && login.passwordHash === null;

/** The login whose password this is. An unknown login, a wrong password and one without any take the same time. */
export async function verifiedLogin(given: Given, request: RequestFacts, ctx: Ctx): Promise<Login> {
  const login = await limited(
    ctx,
    { what: 'password', account: given.login, request, device: await knownDevice(given.login, request, ctx) },
    ['wrong_password'],
    async () => {
      const found = await loginByName(ctx.db, given.login);
      if (found && opensByName(found)) return found;
      const { password = '' } = given;
      const hash = found?.passwordHash ?? null;
      const fits = await ctx.outside(`fits ${hash} ${password}`, () => passwordFits(hash, password));
      if (!found || !fits) throw new AppError('wrong_password', { params: { login: given.login } });
      return found;
    },
  );
  await refuseBlocked(login, ctx);
  return login;
}
