import type { jobs } from '@callboard/contract';
import { addDays, crewItemGroups, dayAt, isOneOf, removalLimit } from '@callboard/domain';
import { writeItem, wrongState, itemChanged, itemParams } from '../../crew-items/crew-items.public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { addTodo, noteActivity } from '#platform/activities/note-activity.db.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { ownJob, presentOwnJob } from './own-job.ts';

/** The job stays the person's until the planner has decided. */
export const requestRemoval: Handler<typeof jobs.requestRemoval> = async ({ params, body }, ctx) => {
  const { db, jobs: queue, now } = ctx;
  const at = now();
  const item = await ownJob(ctx, params.id);
  if (!isOneOf(item.status, crewItemGroups.promised) || !item.startsAt) throw wrongState(item);
  if (item.cancellationAskedAt) return presentOwnJob(ctx, item);
  const limit = removalLimit(item.startsAt, await tenantRules(db));
  if (at > limit) throw new AppError('too_late', { params: { limit: limit.toISOString() } });
  await writeItem(db, item.id, { cancellationAskedAt: at, reason: body.reason });
  const subject = { kind: 'crewItem', id: item.id } as const;
  const about = { category: 'crewItem', subject, actorId: item.personId, at };
  await noteActivity(db, {
    ...about,
    personId: item.personId,
    caption: 'item_removal_asked',
    reason: body.reason,
    after: { leadHours: Math.floor((item.startsAt.getTime() - at.getTime()) / 3_600_000) },
  });
  await addTodo(db, {
    ...about,
    type: 'TODO_INT',
    recipientId: item.plannerId,
    caption: 'removal_asked',
    body: body.reason,
    personParty: item.personId,
    dueDate: addDays(dayAt(at, item.timeZone), 1),
    priority: 1,
  });
  const people = [item.plannerId];
  await notify(
    { db, jobs: queue, at },
    { people, kind: 'todo', params: itemParams(item, body.reason), subject },
  );
  await itemChanged(db, item, item.personId);
  return presentOwnJob(ctx, item);
};
