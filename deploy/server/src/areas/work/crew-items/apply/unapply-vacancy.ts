import type { crewItems } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { decideApplication, lastApplication } from '../state/applications.db.ts';
import { lockItem } from '../item/locked-item.db.ts';
import { wrongState } from '../state/move-item.ts';
import { presentApplied } from './present-applied.ts';
import { itemChanged } from '../state/notify-move.ts';

/** Once accepted it is a confirmed job, and leaving it is a request to be removed. */
export const unapplyVacancy: Handler<typeof crewItems.unapplyVacancy> = async (
  { params },
  { db, caller, now },
) => {
  const { personId } = caller;
  const item = await lockItem(db, params.id);
  if (!item || personId === null) throw notFound();
  const last = await lastApplication(db, { itemId: item.id, personId });
  if (!last && item.status !== 'vacant') throw notFound();
  if (!last || last.state === 'withdrawn') return presentApplied(item, last);
  if (last.state !== 'applied') throw wrongState(item);
  const at = now();
  const withdrawn = await decideApplication(db, last.id, {
    state: 'withdrawn',
    at,
    by: personId,
    reason: '',
  });
  await noteActivity(db, {
    personId,
    category: 'crewItem',
    caption: 'vacancy_withdrawn',
    subject: { kind: 'crewItem', id: item.id },
    actorId: personId,
    at,
  });
  await itemChanged(db, item, personId);
  return presentApplied(item, withdrawn);
};
