import type { CleanUp } from '#platform/jobs/clean-up.job.ts';
import { dropOldAnswerLinks } from '../answer-links/answer-links.public.ts';
import { dropOldProofs } from '../sign-in-ways/sign-in-ways.public.ts';
import { dropOldLinks } from './password/password-link.db.ts';
import { dropOldSessions } from './session/session.db.ts';
import { dropOldTickets } from './sign-in/ticket.db.ts';

const dayMs = 24 * 3_600_000;

/** Tickets, links and sessions whose time is long over. A month is kept, for whoever asks what happened. */
export const cleanUpSessions: CleanUp = async (db, now) => {
  const monthAgo = new Date(now.getTime() - 30 * dayMs);
  await dropOldTickets(db, now);
  await dropOldProofs(db, now);
  await dropOldLinks(db, monthAgo);
  await dropOldAnswerLinks(db, monthAgo);
  await dropOldSessions(db, monthAgo);
  return [];
};
