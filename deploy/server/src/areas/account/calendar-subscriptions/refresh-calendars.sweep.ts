import type { Sweep } from '#platform/jobs/sweeps.ts';
import { refreshSubscription, subscriptionsToRefresh } from './subscriptions.db.ts';

const everyMinutes = 5;

/** Keeps what calendars were told, so that each later change counts on from it. */
export const refreshCalendars: Sweep = {
  name: 'refresh-calendars',
  async work({ db, now }) {
    const before = new Date(now.getTime() - everyMinutes * 60_000);
    for (const one of await subscriptionsToRefresh(db, { before })) await refreshSubscription(db, one, now);
  },
};
