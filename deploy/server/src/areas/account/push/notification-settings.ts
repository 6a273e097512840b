import { notificationGroups } from '@callboard/contract';
import type { NotificationGroup, NotificationSettings, NotificationWay, push } from '@callboard/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { emailOf, keepWishes, lockWishes, noWishes, wishesOf } from './notification-settings.db.ts';
import type { Wishes } from './notification-settings.db.ts';

const present = ({ ways, quiet }: Wishes, email: string): NotificationSettings => ({
  ways: Object.fromEntries(notificationGroups.map((group) => [group, ways[group] ?? 'push'])) as Record<
    NotificationGroup,
    NotificationWay
  >,
  quiet: quiet && { ...quiet },
  email,
});

export const notificationSettings: Handler<typeof push.notificationSettings> = async (_, { db, caller }) => {
  const personId = personOf(caller);
  const wishes = (await wishesOf(db, [personId])).get(personId) ?? noWishes;
  return present(wishes, await emailOf(db, personId));
};

export const setNotificationSettings: Handler<typeof push.setNotificationSettings> = async (
  { body },
  { db, caller, now },
) => {
  if (body.quiet && body.quiet.from === body.quiet.until) {
    throw new AppError('invalid', { fields: [{ path: 'quiet.until', code: 'same_start_and_end' }] });
  }
  const personId = personOf(caller);
  const before = await lockWishes(db, personId, now());
  const wishes: Wishes = {
    ways: { ...before.ways, ...body.ways },
    quiet: body.quiet === undefined ? before.quiet : body.quiet,
  };
  await keepWishes(db, personId, wishes, now());
  return present(wishes, await emailOf(db, personId));
};
