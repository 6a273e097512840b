import { randomUUID } from 'node:crypto';
import type { planningDrafts } from '@callboard/contract';
import { undoAnswerMs, undoGraceMs } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { markSent, planners } from './drafts.db.ts';
import { isReady, countNotified, presentDrafts } from './present-drafts.ts';

/** Undo is shown for five seconds; a slow network has some more. */
const graceMs = undoAnswerMs + undoGraceMs;

export const sendDrafts: Handler<typeof planningDrafts.sendDrafts> = async ({ body }, ctx) => {
  const { db, jobs, now } = ctx;
  const { items } = await presentDrafts(ctx);
  const meant = items.filter(
    ({ id, mine, sending }) => mine && sending === null && (body.ids?.includes(id) ?? true),
  );
  const leaving = meant.filter(isReady);
  const stayed = meant
    .filter((one) => !isReady(one))
    .map((draft) => ({
      status: 409 as const,
      code: draft.changed ? ('conflict' as const) : ('collision' as const),
      draft,
    }));
  if (leaving.length === 0) return { sendId: null, leavesAt: null, sent: 0, people: 0, stayed };
  const sendId = randomUUID();
  const leavesAt = new Date(now().getTime() + graceMs);
  await markSent(db, { draftIds: leaving.map(({ id }) => id), sendId }, leavesAt);
  await jobs.send('send-drafts', { sendId }, { startAfterSeconds: graceMs / 1000 });
  await changed(db, await planners(db), ['planningDrafts']);
  return {
    sendId,
    leavesAt: leavesAt.toISOString(),
    sent: leaving.length,
    people: countNotified(leaving),
    stayed,
  };
};
