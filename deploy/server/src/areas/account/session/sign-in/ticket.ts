import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '#platform/db/tables.ts';
import { secretToken, tokenHash } from '../session/secret-token.ts';
import { keepTicket, readTicket, takeTicket } from './ticket.db.ts';

/** What a link's PID or PCID and Password said. */
export type LinkLogin = { login: string; password?: string };

const ticketSeconds = 60;
const keyOf = (ticket: string): Buffer => Buffer.from(hkdfSync('sha256', ticket, '', 'callboard ticket', 32));

function seal(content: LinkLogin, ticket: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(ticket), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function unseal(sealed: string, ticket: string): LinkLogin {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(ticket), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
  return JSON.parse(text) as LinkLogin;
}

/**
 * Keeps what a link carried for a minute, sealed by the ticket, so that login and password
 * can leave the address at once. The ticket is used up by the sign-in.
 */
export async function createTicket(db: Db, content: LinkLogin, now: Date): Promise<string> {
  const ticket = secretToken();
  await keepTicket(db, {
    hash: tokenHash(ticket),
    sealed: seal(content, ticket),
    expiresAt: new Date(now.getTime() + ticketSeconds * 1000),
    now,
  });
  return ticket;
}

/** What a ticket holds, without using it up. */
export async function findTicket(db: Db, ticket: string, now: Date): Promise<LinkLogin | null> {
  const sealed = await readTicket(db, tokenHash(ticket), now);
  return sealed === null ? null : unseal(sealed, ticket);
}

/** What a ticket holds, once. */
export async function spendTicket(db: Db, ticket: string, now: Date): Promise<LinkLogin | null> {
  const sealed = await takeTicket(db, tokenHash(ticket), now);
  return sealed === null ? null : unseal(sealed, ticket);
}
