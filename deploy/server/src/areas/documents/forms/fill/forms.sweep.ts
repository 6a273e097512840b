import { addDays, daysBetween, reminderStep } from '@callboard/domain';
import type { Sweep } from '#platform/jobs/sweeps.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { tenantRules, todayOfTenant } from '../../../account/settings/settings.public.ts';
import { dueForms, expiringTrainings, markExpiryNotified, markFormNotified } from './reminders.db.ts';

/** Days before a form is due on which its person is told. */
const dueInDays = 3;

export const formsSweep: Sweep = {
  name: 'forms',
  async work({ db, jobs, now }) {
    const today = await todayOfTenant(db, now);
    for (const due of await dueForms(db, addDays(today, dueInDays))) {
      await notify(
        { db, jobs, at: now },
        {
          people: [due.personId],
          kind: 'formDue',
          params: { form: due.form, date: due.dueOn },
          subject: { kind: 'form', id: due.formId },
        },
      );
      await markFormNotified(db, due, now);
    }
    const steps = (await tenantRules(db)).expiryReminderDays;
    const furthest = addDays(today, Math.max(0, ...steps));
    for (const pass of await expiringTrainings(db, today, furthest)) {
      const step = reminderStep(daysBetween(today, pass.validUntil), steps, pass.remindedDays);
      if (step === null) continue;
      await notify(
        { db, jobs, at: now },
        {
          people: [pass.personId],
          kind: 'trainingExpiring',
          params: { form: pass.form, date: pass.validUntil, days: daysBetween(today, pass.validUntil) },
          subject: { kind: 'form', id: pass.formId },
        },
      );
      await markExpiryNotified(db, pass.resultId, step);
    }
  },
};
