import { randomUUID } from 'node:crypto';
import type { PlannerCrewRow, plannerCrews as contract } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { canSeeCrew } from './list-crews.ts';
import { groupForChange } from './memberships.db.ts';
import { presentCrew } from './present-crew.ts';
import { closeCrew, insertCrew, aloneIsOffered, updateCrew } from './write-crew.db.ts';

const subjectOf = (id: string) => ({ kind: 'plannerCrew', id }) as const;

const crewOf = async (ctx: Ctx, id: string): Promise<PlannerCrewRow> =>
  presentCrew(await canSeeCrew(ctx, 'membership', id), ctx.caller);

export const addMembershipCrew: Handler<typeof contract.addMembershipCrew> = async ({ body }, ctx) => {
  const { db, caller, now } = ctx;
  const id = randomUUID();
  await insertCrew(db, { ...body, id, plannerId: caller.personId });
  await noteActivity(db, {
    personId: null,
    category: 'planning',
    caption: 'membership_crew_created',
    body: body.name,
    subject: subjectOf(id),
    actorId: caller.personId,
    after: body,
    at: now(),
  });
  await changed(db, [caller.personId], ['plannerCrews']);
  return crewOf(ctx, id);
};

export const editMembershipCrew: Handler<typeof contract.editMembershipCrew> = async (
  { params, body, request },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const group = await groupForChange(db, params.id);
  if (!group) throw notFound();
  const before = await crewOf(ctx, params.id);
  requireVersion(request, before.version, before);
  if (body.places !== null && body.places < before.members)
    throw new AppError('invalid', {
      fields: [{ path: 'places', code: 'too_small', params: { min: before.members } }],
    });
  await updateCrew(db, params.id, body);
  const { name, note, places, contactAllowed } = before;
  await noteActivity(db, {
    personId: null,
    category: 'planning',
    caption: 'membership_crew_changed',
    body: body.name,
    subject: subjectOf(params.id),
    actorId: caller.personId,
    before: { name, note, places, contactAllowed },
    after: body,
    at: now(),
  });
  await changed(db, [group.plannerId, caller.personId], ['plannerCrews']);
  return crewOf(ctx, params.id);
};

export const closeMembershipCrew: Handler<typeof contract.closeMembershipCrew> = async ({ params }, ctx) => {
  const { db, caller, now, jobs } = ctx;
  const group = await groupForChange(db, params.id);
  if (!group) throw notFound();
  await crewOf(ctx, params.id);
  const at = now();
  if (await aloneIsOffered(db, params.id, at))
    throw new AppError('wrong_state', { params: { reason: 'offered' } });
  const people = await closeCrew(db, params.id, at);
  const subject = subjectOf(params.id);
  await noteActivity(db, {
    personId: null,
    category: 'planning',
    caption: 'membership_crew_closed',
    body: group.name,
    subject,
    actorId: caller.personId,
    before: { members: people.length },
    at,
  });
  await notify(
    { db, jobs, at },
    { people, kind: 'membershipRemoved', params: { crew: group.name }, subject },
  );
  await changed(db, [...people, group.plannerId, caller.personId], ['plannerCrews']);
};
