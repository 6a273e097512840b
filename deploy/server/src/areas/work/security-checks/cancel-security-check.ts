import type { securityChecks } from '@callboard/contract';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { chiefsOf } from '../../account/access/access.public.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { lockCheck, removeCheck } from './checks.db.ts';
import { findVisibleCheck } from './security-checks.policy.ts';

/** Takes back a check that nobody has done. What was answered so far stays, for a check that is planned anew. */
export const cancelSecurityCheck: Handler<typeof securityChecks.cancelSecurityCheck> = async (
  { params, request },
  ctx,
) => {
  const { db, jobs, caller, now } = ctx;
  const { check, crew, mayPlan } = await findVisibleCheck(ctx, {
    crewId: params.id,
    checkId: params.checkId,
  });
  if (!mayPlan) throw notFound();
  const { version, doneAt } = await lockCheck(db, check.id);
  if (doneAt !== null) throw new AppError('wrong_state', { params: { state: 'done' } });
  requireVersion(request, version);
  await removeCheck(db, check.id);
  const subject = { kind: 'crew', id: crew.id } as const;
  await noteActivity(db, {
    personId: caller.personId,
    category: 'form',
    caption: 'securityCheckCancelled',
    body: check.form,
    subject,
    actorId: caller.personId,
    before: { formId: check.formId, date: check.date, shift: check.shift },
    at: now(),
  });
  const chiefs = await chiefsOf(db, crew.id);
  await notify(
    { db, jobs, at: now() },
    {
      people: [...new Set([...chiefs, crew.plannerId])].filter((id) => id !== caller.personId),
      kind: 'securityCheckCancelled',
      params: { form: check.form, crew: crew.name, date: check.date, shift: check.shift },
      subject,
    },
  );
  await changed(db, [...chiefs, crew.plannerId], [`crew:${crew.id}`, 'home']);
  return { id: check.id };
};
