import type { planningDrafts } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { changed } from '#platform/live/changed.db.ts';
import { planners, takeBack } from './drafts.db.ts';
import { presentDrafts } from './present-drafts.ts';

export const undoSend: Handler<typeof planningDrafts.undoSend> = async ({ params }, ctx) => {
  const { db, caller, now } = ctx;
  const sent = { plannerId: personOf(caller), sendId: params.id };
  if ((await takeBack(db, sent, now())) === 0) throw new AppError('too_late');
  await changed(db, await planners(db), ['planningDrafts']);
  return presentDrafts(ctx);
};
