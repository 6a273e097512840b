import type { oneTimeCodes } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { loginById, openSession, refuseBlocked, tokenHash } from '../../session/session.public.ts';
import { countTry, dropCodeTickets, lockedCodeTicket } from './code-tickets.db.ts';
import { spendCode } from './spend-code.ts';

const triesOfTicket = 5;

export const signInWithCode: Handler<typeof oneTimeCodes.signInWithCode> = async ({ body, request }, ctx) => {
  const { db, now } = ctx;
  const hash = tokenHash(body.ticket);
  const ticket = await lockedCodeTicket(db, { hash, tries: triesOfTicket, now: now() });
  if (!ticket) throw new AppError('sign_in');
  const login = await loginById(db, ticket.loginId);
  await spendCode(login, { code: body.code, request, onTry: () => countTry(db, hash) }, ctx);
  await dropCodeTickets(db, login.id);
  await refuseBlocked(login, ctx);
  return openSession(login, { by: 'code', request }, ctx);
};
