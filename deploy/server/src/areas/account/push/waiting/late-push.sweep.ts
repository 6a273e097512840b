import { kindsToAnswer } from '@callboard/contract';
import type { Sweep } from '#platform/jobs/sweeps.ts';
import { readersOf } from '../../notifications/notifications.public.ts';
import { nameOfTenant } from '../../settings/settings.public.ts';
import { mailNotification } from './mail-notification.ts';
import { claimUnread, takeLate } from './waiting.db.ts';

const hourMs = 3_600_000;

/** Quiet hours are over. */
export const latePush: Sweep = {
  name: 'late-push',
  async work({ db, jobs, now }) {
    const notifications = await takeLate(db, now);
    if (notifications.length > 0) await jobs.send('push', { notifications });
  },
};

/** A message that needs an answer has lain unread for an hour. One that is older than a day is no news. */
export const mailUnread: Sweep = {
  name: 'mail-unread',
  async work({ db, jobs, now }) {
    const [from, to] = [new Date(now.getTime() - 24 * hourMs), new Date(now.getTime() - hourMs)];
    const unread = await claimUnread(db, { kinds: kindsToAnswer, from, to, at: now });
    if (unread.length === 0) return;
    const tenant = await nameOfTenant(db);
    const people = [...new Set(unread.map(({ personId }) => personId))];
    const readers = await readersOf(db, people);
    for (const one of unread) {
      const reader = readers.get(one.personId) ?? { language: 'en', timeZone: 'UTC' };
      await mailNotification({ db, jobs, at: now }, one, { reader, tenant, reason: 'whyUnread' });
    }
  },
};
