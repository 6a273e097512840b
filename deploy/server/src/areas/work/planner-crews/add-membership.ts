import { randomUUID } from 'node:crypto';
import type { plannerCrews as contract } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import {
  activePerson,
  countMembers,
  groupForChange,
  insertMembership,
  membershipOf,
} from './memberships.db.ts';

export const addMembership: Handler<typeof contract.addMembership> = async ({ body }, ctx) => {
  const { db, caller, now, jobs } = ctx;
  const { plannerCrewId, personId } = body;
  const group = await groupForChange(db, plannerCrewId);
  if (!group) throw notFound();
  const before = await membershipOf(db, { plannerCrewId, personId });
  if (before) return before;
  if (!(await activePerson(db, personId)))
    throw new AppError('invalid', { fields: [{ path: 'personId', code: 'bad_choice' }] });
  if (group.places !== null && (await countMembers(db, group.id)) >= group.places)
    throw new AppError('wrong_state', { params: { reason: 'full', places: group.places } });
  const at = now();
  const membership = {
    id: randomUUID(),
    plannerCrewId,
    personId,
    since: body.since ?? (await todayOfTenant(db, at)),
  };
  await insertMembership(db, {
    id: membership.id,
    plannerCrewId,
    personId,
    since: membership.since,
    addedBy: caller.personId,
  });
  const subject = { kind: 'plannerCrew', id: group.id } as const;
  await noteActivity(db, {
    personId,
    category: 'planning',
    caption: 'membership_added',
    body: group.name,
    subject,
    actorId: caller.personId,
    after: { group: group.name, since: membership.since },
    at,
  });
  await notify(
    { db, jobs, at },
    { people: [personId], kind: 'membershipAdded', params: { crew: group.name }, subject },
  );
  await changed(db, [personId, group.plannerId, caller.personId], ['plannerCrews']);
  return membership;
};
