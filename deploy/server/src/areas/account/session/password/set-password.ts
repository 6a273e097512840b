import type { passwords } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler, RequestFacts } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { endAccessOf } from '../session/end-access.ts';
import { loginById, setPasswordHash } from '../session/login.db.ts';
import type { Login } from '../session/login.db.ts';
import { hashPassword } from './password.ts';
import { passwordTrouble } from './password-rules.ts';
import { spendLinksOf, spendLink } from './password-link.db.ts';
import { tokenHash } from '../session/secret-token.ts';
import { sendLinkMail } from './send-link-mail.ts';

/** A new password ends every session and every other link of the login, and the calendars that its person is read from. */
export async function changePassword(
  { password, field }: { password: string; field: string },
  login: Login,
  request: RequestFacts,
  ctx: Ctx,
): Promise<void> {
  const { db, now } = ctx;
  const trouble = passwordTrouble(password, login.name);
  if (trouble) throw new AppError('invalid', { fields: [{ path: field, code: trouble }] });
  const hash = await ctx.outside(`hash ${password}`, () => hashPassword(password));
  await setPasswordHash(db, login.id, hash);
  await spendLinksOf(db, login.id, now());
  await endAccessOf({ loginId: login.id, personId: login.personId }, ctx);
  await noteActivity(db, {
    personId: login.personId,
    category: 'session',
    caption: 'password_set',
    at: now(),
  });
  if (login.passwordHash) {
    const { db, mail, now } = ctx;
    await sendLinkMail('changed', login, { db, origin: request.origin, now: now(), send: mail.send });
  }
}

export const setPassword: Handler<typeof passwords.setPassword> = async ({ params, body, request }, ctx) => {
  const link = await spendLink(ctx.db, tokenHash(params.token), ctx.now());
  if (!link) throw new AppError('link_used');
  const login = await loginById(ctx.db, link.loginId);
  if (login.blocked) throw new AppError('link_used');
  await changePassword({ password: body.password, field: 'password' }, login, request, ctx);
  return undefined;
};
