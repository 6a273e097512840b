import { applicationGroups, isOneOf } from '@callboard/domain';
import type { crewItems } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { addApplication, closeApplications, lastApplication } from '../state/applications.db.ts';
import { isFirstCome } from '../item/is-first-come.ts';
import { isOfferedTo } from '../offer/offer.db.ts';
import { lockItem } from '../item/locked-item.db.ts';
import { moveLocked, wrongState } from '../state/move-item.ts';
import { presentApplied } from './present-applied.ts';
import { putPerson } from '../state/put-person.ts';
import { itemChanged, itemParams } from '../state/notify-move.ts';

export const applyVacancy: Handler<typeof crewItems.applyVacancy> = async (
  { params },
  { db, jobs, caller, now },
) => {
  const { personId } = caller;
  const item = await lockItem(db, params.id);
  if (!item || personId === null) throw notFound();
  const at = now();
  const ctx = { db, jobs, at };
  const last = await lastApplication(db, { itemId: item.id, personId });
  if (last?.state === 'applied' || (last?.state === 'accepted' && item.personId === personId))
    return presentApplied(item, last);
  if (item.status !== 'vacant') {
    // It was there a moment ago, on this very screen; what never was a vacancy stays hidden.
    if (last || item.previousStatus === 'vacant') throw wrongState(item);
    throw notFound();
  }
  if (last && isOneOf(last.state, applicationGroups.decided)) throw wrongState(item);
  if (!item.startsAt || item.startsAt <= at) throw new AppError('too_late');
  if (!(await isOfferedTo(db, { itemId: item.id, personId }))) throw new AppError('not_offered');
  if (item.offerUntil && item.offerUntil <= at)
    throw new AppError('too_late', { params: { deadline: item.offerUntil.toISOString() } });
  const rules = await tenantRules(db);
  const intent = { force: false, reason: '', actorId: personId };
  const set = await putPerson(db, { itemId: item.id, personId }, intent);
  const first = isFirstCome(item.offerMode, rules);
  const application = await addApplication(db, {
    itemId: item.id,
    personId,
    state: first ? 'accepted' : 'applied',
    at,
  });
  await noteActivity(db, {
    personId,
    category: 'crewItem',
    caption: 'vacancy_applied',
    subject: { kind: 'crewItem', id: item.id },
    actorId: personId,
    after: { state: application.state },
    at,
  });
  if (!first) {
    await notify(ctx, {
      people: [item.plannerId],
      kind: 'vacancyApplied',
      params: { ...itemParams(item), person: caller.name },
      subject: { kind: 'crewItem', id: item.id },
    });
    await itemChanged(db, item, personId);
    return presentApplied(item, application);
  }
  const taken = await moveLocked(
    ctx,
    item,
    { action: 'accept', by: 'server', actorId: personId, set },
    rules,
  );
  await closeApplications(ctx, item, { state: 'filled', by: null });
  return presentApplied(taken, application);
};
