import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { secretToken, tokenHash } from '../../session/session.public.ts';
import { dropOldCodeTickets, keepCodeTicket } from './code-tickets.db.ts';
import { codesOf } from './one-time-codes.db.ts';

const ticketMs = 5 * 60_000;

/** The password was right; where codes are on, it is worth a ticket that ends the sign-in together with a code. */
export async function requireCode(loginId: string, { db, now }: Ctx): Promise<void> {
  if (!(await codesOf(db, loginId))?.confirmedAt) return;
  const ticket = secretToken();
  await dropOldCodeTickets(db, now());
  const expiresAt = new Date(now().getTime() + ticketMs);
  await keepCodeTicket(db, { hash: tokenHash(ticket), loginId, expiresAt });
  throw new AppError('code_needed', { params: { ticket }, keepWrites: true });
}
