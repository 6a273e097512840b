import { randomUUID } from 'node:crypto';
import type { securityChecks } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { chiefsOf } from '../../account/access/access.public.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { addChecks, checksOf, isActiveCheckForm } from './checks.db.ts';
import { presentCheck } from './present-check.ts';
import { crewToPlan } from './security-checks.policy.ts';
import { daysAhead, daysOf, shiftOf, shiftOfDay } from './shift-of-day.ts';

export const planSecurityChecks: Handler<typeof securityChecks.planSecurityChecks> = async (
  { params, body },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const seen = await crewToPlan(ctx, params.id);
  const { crew } = seen;
  if (!(await isActiveCheckForm(db, body.formId)))
    throw new AppError('invalid', { fields: [{ path: 'formId', code: 'bad_choice' }] });
  // Without a start nothing can be due.
  if (crew.startTime === null) throw new AppError('wrong_state', { params: { state: 'noTimes' } });
  const { securityCheckMinutes } = await tenantRules(db);
  const [days, ahead] = [daysOf(crew), daysAhead(crew, { minutes: securityCheckMinutes, now: now() })];
  const dates = body.dates ?? ahead;
  if (dates.length === 0) throw new AppError('wrong_state', { params: { state: 'over' } });
  const wrong = dates.flatMap((date, at) => {
    if (ahead.includes(date)) return [];
    const code = days.includes(date) ? ('in_the_past' as const) : ('bad_choice' as const);
    return [{ path: `dates.${at}`, code }];
  });
  if (wrong.length > 0) throw new AppError('invalid', { fields: wrong });
  const shift = body.shift ?? shiftOf(crew);
  const rows = dates.flatMap((date) => {
    const times = shiftOfDay(crew, date, securityCheckMinutes);
    if (!times) return [];
    const { dueFrom, dueUntil, endsAt } = times;
    return [
      { id: randomUUID(), crewId: crew.id, formId: body.formId, date, shift, dueFrom, dueUntil, endsAt },
    ];
  });
  const planned = await addChecks(db, rows);
  if (planned > 0)
    await noteActivity(db, {
      personId: caller.personId,
      category: 'form',
      caption: 'securityChecksPlanned',
      body: crew.name,
      subject: { kind: 'crew', id: crew.id },
      actorId: caller.personId,
      after: { formId: body.formId, dates, shift },
      at: now(),
    });
  await changed(db, [...(await chiefsOf(db, crew.id)), crew.plannerId], [`crew:${crew.id}`, 'home']);
  const page = { limit: 1_000, page: 1 };
  const all = await checksOf(db, crew.id, { ...page, doneOnly: false });
  const items = all.rows.map((check) => presentCheck(check, seen, now()));
  return { ...listOf(items, all.total, page), planned };
};
