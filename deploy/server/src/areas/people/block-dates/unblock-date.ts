import type { blockDates as contract } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { personOf } from '#platform/http/person-of.ts';
import { plannersOf } from '../vacations/vacations.public.ts';
import { blockById, deleteBlock, holdBlocksOf } from './block-dates.db.ts';

export const unblockDate: Handler<typeof contract.unblockDate> = async (
  { params, request },
  { db, caller, now },
) => {
  const personId = personOf(caller);
  await holdBlocksOf(db, personId);
  const block = await blockById(db, { personId, blockId: params.id });
  if (!block) throw notFound();
  if (request.headers['if-match']) requireVersion(request, block.version, block);
  await deleteBlock(db, block.id);
  await noteActivity(db, {
    personId,
    category: 'planning',
    caption: 'date_unblocked',
    subject: { kind: 'blockDate', id: block.id },
    actorId: personId,
    before: { from: block.from, to: block.to, reason: block.reason },
    at: now(),
  });
  await changed(db, [personId, ...(await plannersOf(db, personId))], ['blockDates', 'planning']);
};
