import type { Sweep } from '#platform/jobs/sweeps.ts';
import { readersOf } from '../../notifications/notifications.public.ts';
import { pushSettingsOf } from '../settings/notification-settings.db.ts';
import { quietUntil } from '../settings/quiet-hours.ts';
import { claimText, pushedUnread, textable } from '../texts/texts.db.ts';
import { notifiedAtOnce } from './notified-at-once.ts';

const minuteMs = 60_000;
const unreadForMinutes = 15;
const newsForMinutes = 24 * 60;

/** A request was pushed and nobody has looked at it: who agreed gets a text message, outside of quiet hours. */
export const textUnread: Sweep = {
  name: 'text-unread',
  async work({ db, jobs, now }) {
    const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
    const unread = await pushedUnread(db, { from: ago(newsForMinutes), to: ago(unreadForMinutes) });
    const people = [...new Set(unread.map(({ personId }) => personId))];
    if (people.length === 0) return;
    const settings = await pushSettingsOf(db, people);
    const readers = await readersOf(db, people);
    for (const one of unread) {
      const quiet = settings.get(one.personId)?.quiet;
      const zone = readers.get(one.personId)?.timeZone ?? 'UTC';
      if (quiet && !notifiedAtOnce(one, now) && quietUntil(now, quiet, zone)) continue;
      // Asked for each: the one before may have been the last of the day.
      if (!(await textable(db, [one.personId], now)).has(one.personId)) continue;
      if (await claimText(db, one.id, now)) await jobs.send('text-message', { notification: one.id });
    }
  },
};
