import { addDays, dayAt, workdaysBefore } from '@callboard/domain';
import { tenantZone } from '../settings/tenant-zone.ts';
import type { Round } from '../jobs/rounds.ts';
import { addTodo } from '../operations/note.ts';
import { tenantRules } from '../settings/tenant-rules.ts';

/** A picture that has waited for two workdays becomes a to-do of the office. */
export const pictureReminder: Round = {
  name: 'picture-reminder',
  async work({ db, now }) {
    const zone = await tenantZone(db);
    const today = dayAt(now, zone);
    const { pictureReminderWorkdays } = await tenantRules(db);
    // Today counts as one of them, so what came before the earliest has waited for all.
    const before = workdaysBefore(addDays(today, 1), pictureReminderWorkdays);
    const waiting = await db
      .selectFrom('picture_submission')
      .select(['id', 'person_id', 'submitted_at'])
      .where('state', '=', 'pending')
      .where('reminded_at', 'is', null)
      .where('submitted_at', '<', new Date(`${addDays(before, 1)}T00:00:00Z`))
      .execute();
    for (const { id, person_id, submitted_at } of waiting) {
      if (dayAt(submitted_at, zone) >= before) continue;
      await db.updateTable('picture_submission').set({ reminded_at: now }).where('id', '=', id).execute();
      await addTodo(db, {
        type: 'TODO_INT',
        recipientId: null,
        category: 'person',
        caption: 'picture_waiting',
        personParty: person_id,
        subject: { kind: 'picture', id },
        dueDate: today,
        priority: 2,
        at: now,
      });
    }
  },
};
