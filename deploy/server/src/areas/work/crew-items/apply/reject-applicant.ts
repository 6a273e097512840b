import type { crewItems } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { decideApplication, lastApplication } from '../state/applications.db.ts';
import { lockItem } from '../item/locked-item.db.ts';
import { wrongState } from '../state/move-item.ts';
import { presentApplied } from './present-applied.ts';
import { itemChanged, itemParams } from '../state/notify-move.ts';

export const rejectApplicant: Handler<typeof crewItems.rejectApplicant> = async (
  { params, body: { reason = '' } },
  { db, jobs, caller, now },
) => {
  const at = now();
  const actorId = caller.personId;
  const item = await lockItem(db, params.id);
  const application = item && (await lastApplication(db, { itemId: item.id, personId: params.personId }));
  if (!item || !application) throw notFound();
  if (application.state === 'rejected') return presentApplied(item, application);
  if (application.state !== 'applied') throw wrongState(item);
  const rejected = await decideApplication(db, application.id, {
    state: 'rejected',
    at,
    by: actorId,
    reason,
  });
  const subject = { kind: 'crewItem', id: item.id };
  const people = [params.personId];
  await noteActivity(db, {
    personId: params.personId,
    category: 'crewItem',
    caption: 'vacancy_rejected',
    subject,
    actorId,
    reason,
    at,
  });
  await notify(
    { db, jobs, at },
    {
      people,
      kind: 'vacancyRejected',
      params: itemParams(item, reason),
      subject: { kind: 'vacancy', id: item.id },
    },
  );
  await itemChanged(db, { ...item, personId: params.personId }, actorId);
  return presentApplied(item, rejected);
};
