import { addDays, dayAt, securityCheckState } from '@callboard/domain';
import type { Sweep, SweepCtx } from '#platform/jobs/sweeps.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { chiefsOf } from '../../account/access/access.public.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { markDueNotified, markMissingNotified, moveCheck, checksToRemind } from './due-checks.db.ts';
import { shiftOfDay } from './shift-of-day.ts';

type CheckToRemind = Awaited<ReturnType<typeof checksToRemind>>[number];

async function notifyDue({ db, jobs, now }: SweepCtx, check: CheckToRemind): Promise<void> {
  await notify(
    { db, jobs, at: now },
    {
      people: await chiefsOf(db, check.crewId),
      kind: 'securityCheckDue',
      params: { form: check.form, crew: check.crew, date: check.date, shift: check.shift },
      subject: { kind: 'crew', id: check.crewId },
    },
  );
  await markDueNotified(db, check.id, now);
}

/** At the end of the shift the chief and the planner hear of it, and the planner has it to look after. */
async function notifyMissing({ db, jobs, now }: SweepCtx, check: CheckToRemind): Promise<void> {
  const subject = { kind: 'crew', id: check.crewId } as const;
  await notify(
    { db, jobs, at: now },
    {
      people: [...(await chiefsOf(db, check.crewId)), check.plannerId],
      kind: 'securityCheckMissing',
      params: { form: check.form, crew: check.crew, date: check.date, shift: check.shift },
      subject,
    },
  );
  await addTodo(db, {
    type: 'TODO_INT',
    recipientId: check.plannerId,
    category: 'form',
    caption: 'securityCheckMissing',
    body: `${check.form}, ${check.crew}, ${check.date} ${check.shift}`,
    subject,
    dueDate: addDays(dayAt(now, check.timeZone), 1),
    priority: 1,
    at: now,
  });
  await markMissingNotified(db, check.id, now);
  await changed(db, [check.plannerId], ['planning', `crew:${check.crewId}`]);
}

export const securityChecksSweep: Sweep = {
  name: 'security-checks',
  async work(ctx) {
    const { db, now } = ctx;
    const { securityCheckMinutes } = await tenantRules(db);
    for (const check of await checksToRemind(db, now)) {
      const times = shiftOfDay(check, check.date, securityCheckMinutes) ?? check;
      if (
        times.dueFrom.getTime() !== check.dueFrom.getTime() ||
        times.endsAt?.getTime() !== check.endsAt?.getTime()
      )
        await moveCheck(db, check.id, times);
      const state = securityCheckState({ ...times, doneAt: null }, now);
      if (state === 'missing') await notifyMissing(ctx, check);
      else if (state !== 'planned' && check.remindedAt === null) await notifyDue(ctx, check);
    }
  },
};
