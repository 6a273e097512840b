import type { Sweep } from '#platform/jobs/sweeps.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { halfOverRequests, setReminded } from './due-requests.db.ts';
import { lockItems } from '../item/locked-item.db.ts';
import { itemParams } from '../state/notify-move.ts';

/** Once, when half of the time to answer is over. */
export const remindRequests: Sweep = {
  name: 'remind-requests',
  async work({ db, jobs, now: at }) {
    const due = await halfOverRequests(db, at);
    if (due.length === 0) return;
    for (const item of await lockItems(db, due)) {
      if (item.remindedAt || (item.status !== 'requested' && item.status !== 'spareRequested')) continue;
      await notify(
        { db, jobs, at },
        {
          people: [item.personId],
          kind: 'jobReminder',
          params: { ...itemParams(item), deadline: item.deadlineAt?.toISOString() ?? '' },
          subject: { kind: 'job', id: item.id },
        },
      );
      await setReminded(db, item.id, at);
    }
  },
};
