import { addDays, dayAt, jobName } from '@callboard/domain';
import type { Sweep } from '#platform/jobs/sweeps.ts';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { expiredRequests } from './due-requests.db.ts';
import { lockItems } from '../item/locked-item.db.ts';
import { moveLocked } from '../state/move-item.ts';

/** A request that nobody has answered in time is the planner's again. */
export const expireRequests: Sweep = {
  name: 'expire-requests',
  async work({ db, jobs, now: at }) {
    const due = await expiredRequests(db, at);
    if (due.length === 0) return;
    const rules = await tenantRules(db);
    for (const item of await lockItems(db, due)) {
      // Answered while they were read.
      if (item.status !== 'requested' && item.status !== 'spareRequested') continue;
      await moveLocked({ db, jobs, at }, item, { action: 'expire', by: 'server', actorId: null }, rules);
      await addTodo(db, {
        type: 'TODO_INT',
        recipientId: item.plannerId,
        category: 'crewItem',
        caption: 'request_expired',
        body: [
          jobName({ project: item.projectName, crew: item.crewName, function: item.functionCaption }),
          item.personName,
        ]
          .filter(Boolean)
          .join(' · '),
        personParty: item.personId,
        subject: { kind: 'crewItem', id: item.id },
        dueDate: addDays(dayAt(at, item.timeZone), 1),
        priority: 1,
        at,
      });
    }
  },
};
