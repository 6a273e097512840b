import type { planningDrafts } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { changed } from '#platform/live/changed.db.ts';
import { planners, removeDrafts } from './drafts.db.ts';
import { presentDrafts } from './present-drafts.ts';

export const discardDrafts: Handler<typeof planningDrafts.discardDrafts> = async ({ body }, ctx) => {
  await removeDrafts(ctx.db, { plannerId: personOf(ctx.caller), draftIds: body.ids });
  await changed(ctx.db, await planners(ctx.db), ['planningDrafts']);
  return presentDrafts(ctx);
};
