import type { projectCrews } from '@callboard/contract';
import { stopSharing } from '../../crew-checks/crew-checks.public.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { personOf } from '#platform/http/person-of.ts';
import { chiefsOf } from '../../../account/access/access.public.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';
import { moveSharing, ownPositions, ownSharing, startSharing } from './live-location.db.ts';
import { canShareLocation } from '../members/project-crews.policy.ts';

const longestMs = 2 * 60 * 60 * 1000;

export const shareLocation: Handler<typeof projectCrews.shareLocation> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  const personId = personOf(caller);
  const access = await crewAccess(db, caller, params.id);
  if (!access.member) throw notFound();
  const own = { crewId: params.id, personId };
  const sharing = await ownSharing(db, own);
  const runs = sharing !== undefined && sharing.endsAt > now();
  if (body.action === 'stop') {
    await stopSharing(db, { ...own, at: now() });
    await notifyMoved(ctx, access);
    return { sharing: false, endsAt: null };
  }
  if (runs) {
    await moveSharing(db, sharing.id, body, now());
    await notifyMoved(ctx, access);
    return { sharing: true, endsAt: sharing.endsAt.toISOString() };
  }
  // What has run out is not taken up again by itself: the person starts it.
  if (body.action === 'update' || !canShareLocation(await ownPositions(db, own), now()))
    throw new AppError('wrong_state', { params: { state: 'notSharing' } });
  await stopSharing(db, { ...own, at: now() });
  const endsAt = new Date(now().getTime() + longestMs);
  await startSharing(db, { ...own, ...body, at: now(), endsAt });
  await notifyMoved(ctx, access);
  return { sharing: true, endsAt: endsAt.toISOString() };
};

async function notifyMoved({ db }: Ctx, { crew }: CrewAccess): Promise<void> {
  await changed(db, [crew.plannerId, ...(await chiefsOf(db, crew.id))], [`liveLocations:${crew.id}`]);
}
