import { clockAt } from '@callboard/domain';
import type { Sweep, SweepCtx } from '#platform/jobs/sweeps.ts';
import { changed } from '#platform/live/changed.db.ts';
import { chiefsOf } from '../../../account/access/access.public.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { noteReminded, notCheckedIn, withoutPreCall } from './due.db.ts';
import type { DueItem } from './due.db.ts';

type Kind = 'preCallMissing' | 'noShow';
/** That somebody has not come is one thing, to be counted as absent another. */
const kinds = { preCallMissing: 'preCallMissing', noShow: 'noShowHint' } as const;

async function notifyDue({ db, jobs, now }: SweepCtx, items: readonly DueItem[], kind: Kind): Promise<void> {
  if (items.length === 0) return;
  await noteReminded(db, items, kind, now);
  for (const item of items) {
    const chiefs = await chiefsOf(db, item.crewId);
    const { day, time } = clockAt(item.startsAt, item.timeZone);
    const params = { person: item.name, crew: item.crewName, project: item.projectName, day, from: time };
    // Who is missing learns only of the pre-call: being counted as absent is for people to say.
    const people = [...chiefs, item.plannerId, ...(kind === 'preCallMissing' ? [item.personId] : [])];
    const subject = { kind: 'crew', id: item.crewId } as const;
    await notify({ db, jobs, at: now }, { people, kind: kinds[kind], params, subject });
    await changed(db, people, [`crew:${item.crewId}`, 'planning']);
  }
}

/** Whoever is booked later than this after the hour of the reminder knows of the job anyway. */
const pauseHours = 2;

/** The hours begin in which people may say that they come. */
export const jobSoon: Sweep = {
  name: 'job-soon',
  async work({ db, jobs, now }) {
    const { preCallLeadHours: hours } = await tenantRules(db);
    const due = await withoutPreCall(db, { now, hours, kind: 'soon' });
    if (due.length === 0) return;
    await noteReminded(db, due, 'soon', now);
    const late = now.getTime() + (hours - pauseHours) * 3_600_000;
    for (const { itemId, personId, crewName, projectName, startsAt, timeZone } of due) {
      if (startsAt.getTime() <= late) continue;
      const { day, time } = clockAt(startsAt, timeZone);
      const params = { crew: crewName, project: projectName, day, from: time };
      await notify(
        { db, jobs, at: now },
        { people: [personId], kind: 'jobSoon', params, subject: { kind: 'job', id: itemId } },
      );
    }
  },
};

/** No pre-call shortly before the start. */
export const preCallMissing: Sweep = {
  name: 'pre-call-missing',
  async work(ctx) {
    const hours = (await tenantRules(ctx.db)).preCallMissingHours;
    await notifyDue(
      ctx,
      await withoutPreCall(ctx.db, { now: ctx.now, hours, kind: 'preCallMissing' }),
      'preCallMissing',
    );
  },
};

/** Somebody has not come; whether it is a no-show is for the chief or the planner to say. */
export const noShowHint: Sweep = {
  name: 'no-show-hint',
  async work(ctx) {
    const minutes = (await tenantRules(ctx.db)).noShowAfterMinutes;
    await notifyDue(ctx, await notCheckedIn(ctx.db, { now: ctx.now, minutes }), 'noShow');
  },
};
