import { addDays, dayAt, workdaysBefore } from '@callboard/domain';
import { tenantZone, tenantRules } from '../../../account/settings/settings.public.ts';
import type { Sweep } from '#platform/jobs/sweeps.ts';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { setReminded, unremindedPictures } from './picture-reminder.db.ts';

/** A picture that has waited for two workdays becomes a to-do of the office. */
export const pictureReminder: Sweep = {
  name: 'picture-reminder',
  async work({ db, now }) {
    const zone = await tenantZone(db);
    const today = dayAt(now, zone);
    const { pictureReminderWorkdays } = await tenantRules(db);
    // Today counts as one of them, so what came before the earliest has waited for all.
    const before = workdaysBefore(addDays(today, 1), pictureReminderWorkdays);
    const waiting = await unremindedPictures(db, new Date(`${addDays(before, 1)}T00:00:00Z`));
    for (const { id, personId, submittedAt } of waiting) {
      if (dayAt(submittedAt, zone) >= before) continue;
      await setReminded(db, id, now);
      await addTodo(db, {
        type: 'TODO_INT',
        recipientId: null,
        category: 'person',
        caption: 'picture_waiting',
        personParty: personId,
        subject: { kind: 'picture', id },
        dueDate: today,
        priority: 2,
        at: now,
      });
    }
  },
};
