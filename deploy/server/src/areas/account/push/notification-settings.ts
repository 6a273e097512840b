import { notificationGroups } from '@callboard/contract';
import type { NotificationGroup, NotificationSettings, NotificationWay, push } from '@callboard/contract';
import type { Db } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { emailOf, keepWishes, lockWishes, noWishes, wishesOf } from './notification-settings.db.ts';
import type { Wishes } from './notification-settings.db.ts';
import { hasTexts } from './texts.db.ts';

type Around = { readonly email: string; readonly available: boolean };

const present = (
  { ways, quiet, textNumber }: Wishes,
  { email, available }: Around,
): NotificationSettings => ({
  ways: Object.fromEntries(notificationGroups.map((group) => [group, ways[group] ?? 'push'])) as Record<
    NotificationGroup,
    NotificationWay
  >,
  quiet: quiet && { ...quiet },
  email,
  texts: { available, number: textNumber },
});

const around = async (db: Db, personId: string): Promise<Around> => ({
  email: await emailOf(db, personId),
  available: await hasTexts(db),
});

export const notificationSettings: Handler<typeof push.notificationSettings> = async (_, { db, caller }) => {
  const personId = personOf(caller);
  const wishes = (await wishesOf(db, [personId])).get(personId) ?? noWishes;
  return present(wishes, await around(db, personId));
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
    textNumber: body.texts === undefined ? before.textNumber : (body.texts?.number ?? null),
  };
  await keepWishes(db, personId, wishes, now());
  return present(wishes, await around(db, personId));
};
