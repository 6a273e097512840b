import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '#platform/http/handler.ts';
import { sessionIdleSeconds } from '@callboard/contract';
import { tokenHash } from './secret-token.ts';

/** Bound to the session; never enough alone, and the dangerous calls need it beside the token. */
export const cookieName = 'callboard_session';
export const ticketCookieName = 'callboard_ticket';
/** Says that a ticket is there; holds nothing itself. */
export const linkCookieName = 'callboard_link';

export const setSessionCookie = (reply: Ctx['reply'], value: string): void =>
  reply.setCookie(cookieName, value, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api/v1',
    maxAge: sessionIdleSeconds,
  });

/** The device is signed out: no cookie, and no answers of ours in the browser's cache. What it waits to send stays. */
export const clearSession = (reply: Ctx['reply']): void => {
  reply.clearCookie(cookieName);
  reply.header('clear-site-data', '"cache"');
};

export const cookieFits = (hash: string, cookie: string): boolean => {
  const given = Buffer.from(tokenHash(cookie));
  const right = Buffer.from(hash);
  return given.length === right.length && timingSafeEqual(given, right);
};
