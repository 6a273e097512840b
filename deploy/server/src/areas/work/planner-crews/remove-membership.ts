import type { plannerCrews as contract } from '@callboard/contract';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { changed } from '../live/changed.ts';
import { tell } from '../notifications/tell.ts';
import { noteActivity } from '../operations/note.ts';
import { deleteMembership, membershipById } from './memberships.db.ts';

export const removeMembership: Handler<typeof contract.removeMembership> = async ({ params }, ctx) => {
  const { db, caller, now, jobs } = ctx;
  const membership = await membershipById(db, params.id);
  if (!membership) throw notFound();
  const { personId, groupId, name, plannerId } = membership;
  await deleteMembership(db, membership.id);
  const at = now();
  const subject = { kind: 'plannerCrew', id: groupId };
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
  await tell(
    { db, jobs, at },
    { people: [personId], kind: 'membershipRemoved', params: { crew: name }, subject },
  );
  await changed(db, [personId, plannerId, caller.personId], ['plannerCrews']);
};
