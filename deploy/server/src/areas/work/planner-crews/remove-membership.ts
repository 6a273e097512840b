import type { plannerCrews as contract } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { deleteMembership, membershipById } from './memberships.db.ts';

export const removeMembership: Handler<typeof contract.removeMembership> = async ({ params }, ctx) => {
  const { db, caller, now, jobs } = ctx;
  const membership = await membershipById(db, params.id);
  if (!membership) throw notFound();
  const { personId, groupId, name, plannerId } = membership;
  await deleteMembership(db, membership.id);
  const at = now();
  const subject = { kind: 'plannerCrew', id: groupId } as const;
  await noteActivity(db, {
    personId,
    category: 'planning',
    caption: 'membership_removed',
    body: name,
    subject,
    actorId: caller.personId,
    before: { group: name },
    at,
  });
  await notify(
    { db, jobs, at },
    { people: [personId], kind: 'membershipRemoved', params: { crew: name }, subject },
  );
  await changed(db, [personId, plannerId, caller.personId], ['plannerCrews']);
};
