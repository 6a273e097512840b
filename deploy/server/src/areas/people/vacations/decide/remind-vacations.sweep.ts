import { addDays, dayAt, workdaysBefore } from '@callboard/domain';
import type { Sweep } from '#platform/jobs/sweeps.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { tenantRules, tenantZone } from '../../../account/settings/settings.public.ts';
import { decidersOf, noteReminded, waitingSince } from '../read/waiting.db.ts';

/**
 * Whoever decides is told once of a request that has waited for some workdays: those who plan with the person, or
 * else the office. Nobody is reminded of the own request.
 */
export const remindVacations: Sweep = {
  name: 'remind-vacations',
  async work({ db, jobs, now }) {
    const { vacationReminderWorkdays } = await tenantRules(db);
    const zone = await tenantZone(db);
    // Today counts as one of them, so what came before the earliest has waited for all.
    const before = workdaysBefore(addDays(dayAt(now, zone), 1), vacationReminderWorkdays);
    const waiting = await waitingSince(db, new Date(`${addDays(before, 1)}T00:00:00Z`));
    for (const { id, personId, personName, since, from, to, days } of waiting) {
      if (dayAt(since, zone) >= before) continue;
      await noteReminded(db, id, now);
      await notify(
        { db, jobs, at: now },
        {
          people: await decidersOf(db, personId),
          kind: 'vacationReminder',
          params: { person: personName, from, to, days: Number(days) },
          subject: { kind: 'absence', id },
        },
      );
    }
  },
};
