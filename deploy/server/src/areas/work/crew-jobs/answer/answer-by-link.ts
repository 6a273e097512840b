import type { answerLinks } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler, Input } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { limited } from '#platform/http/rate-limit.ts';
import { lockAnswerLink, spendAnswerLink } from '../../../account/answer-links/answer-links.public.ts';
import { readAbout } from '../../../account/notifications/notifications.public.ts';
import { tokenHash } from '../../../account/session/session.public.ts';
import { answerJobsOf } from './answer-jobs.ts';
import { heldAnswerLink, presentAnswerLink } from './answer-link.ts';
import { jobByLink } from './job-by-link.ts';
import { linkState } from './link-state.ts';

type Body = Input<typeof answerLinks.answerByLink>['body'];

async function answerOnce(hash: string, body: Body, ctx: Ctx) {
  const { db, now } = ctx;
  await lockAnswerLink(db, hash);
  const link = await heldAnswerLink(ctx, hash);
  const { state, answer } = linkState(link, now());
  if (state === 'over') throw new AppError('too_late');
  if (state === 'changed') throw new AppError('wrong_state', { params: { status: link.status } });
  if (state === 'answered' && answer !== body.answer) throw new AppError('link_used');
  if (state === 'open') {
    const { personId, itemId, deviceId } = link;
    await answerJobsOf({ personId, from: deviceId ? 'push' : 'link' }, [{ id: itemId, ...body }], ctx);
    await spendAnswerLink(db, { tokenHash: hash, answer: body.answer, at: now() });
    // Who has answered is not reminded an hour later.
    await readAbout(db, { personId, subject: { kind: 'job', id: itemId } }, now());
    await changed(db, [personId], ['notifications']);
  }
  const job = await jobByLink(ctx, link);
  return presentAnswerLink(ctx, link, { state: 'answered', answer: body.answer, job });
}

/** By the same rules as somebody who is signed in; whoever else is signed in on that device does not matter. */
export const answerByLink: Handler<typeof answerLinks.answerByLink> = async (
  { params, body, request },
  ctx,
) => {
  const hash = tokenHash(params.token);
  return limited(ctx, { what: 'answer-link', account: hash, request }, ['link_used'], () =>
    answerOnce(hash, body, ctx),
  );
};
