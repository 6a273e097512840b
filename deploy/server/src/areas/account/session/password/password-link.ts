import type { passwords } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { loginById } from '../session/login.db.ts';
import { workingLink } from './password-link.db.ts';
import { tokenHash } from '../session/secret-token.ts';

/** Mail scanners open links: looking at one changes nothing. */
export const passwordLink: Handler<typeof passwords.passwordLink> = async (
  { params },
  { db, now, reply },
) => {
  reply.header('cache-control', 'no-store');
  const link = await workingLink(db, tokenHash(params.token), now());
  if (!link) throw new AppError('link_used');
  const { name, personName, blocked } = await loginById(db, link.loginId);
  if (blocked) throw new AppError('link_used');
  return { kind: link.kind, name: personName ?? name, login: name };
};
