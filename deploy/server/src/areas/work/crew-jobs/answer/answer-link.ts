import type { AnswerLink, answerLinks } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { limited } from '#platform/http/rate-limit.ts';
import { answerLinkBy } from '../../../account/answer-links/answer-links.public.ts';
import type { AnswerLinkFound } from '../../../account/answer-links/answer-links.public.ts';
import { readersOf } from '../../../account/notifications/notifications.public.ts';
import { tokenHash } from '../../../account/session/session.public.ts';
import { jobByLink } from './job-by-link.ts';
import { linkState } from './link-state.ts';

export async function heldAnswerLink({ db }: Pick<Ctx, 'db'>, hash: string): Promise<AnswerLinkFound> {
  const link = await answerLinkBy(db, hash);
  if (!link) throw new AppError('link_used');
  return link;
}

type Shown = Pick<AnswerLink, 'state' | 'answer' | 'job'>;

export async function presentAnswerLink(
  { db, tenant, reply }: Ctx,
  { personId, firstName }: AnswerLinkFound,
  shown: Shown,
): Promise<AnswerLink> {
  reply.header('cache-control', 'no-store');
  reply.header('referrer-policy', 'no-referrer');
  const reader = (await readersOf(db, [personId])).get(personId);
  return { ...shown, tenantName: tenant.name, name: firstName, language: reader?.language ?? 'en' };
}

/** Mail scanners open links: looking at one changes nothing. */
export const answerLink: Handler<typeof answerLinks.answerLink> = async ({ params, request }, ctx) => {
  const hash = tokenHash(params.token);
  // Only links that are none are counted: a whole crew may look at its own from one line.
  const link = await limited(ctx, { what: 'answer-link-look', account: hash, request }, ['link_used'], () =>
    heldAnswerLink(ctx, hash),
  );
  const now = linkState(link, ctx.now());
  const job = now.state === 'open' ? await jobByLink(ctx, link) : null;
  return presentAnswerLink(ctx, link, { ...now, job });
};
