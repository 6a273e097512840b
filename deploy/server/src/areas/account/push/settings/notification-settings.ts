import { notificationGroups } from '@callboard/contract';
import type {
  NotificationGroup,
  NotificationSettings,
  NotificationWay,
  TextCodeState,
  push,
} from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { personOf } from '#platform/http/person-of.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import {
  emailOf,
  keepPushSettings,
  lockPushSettings,
  defaultPushSettings,
  pushSettingsOf,
} from './notification-settings.db.ts';
import type { PushSettings } from './notification-settings.db.ts';
import { textCodeState } from '../texts/text-code.ts';
import { textCodeOf } from '../texts/text-codes.db.ts';
import { hasTexts, stopTexts } from '../texts/texts.db.ts';

type TextChannel = {
  readonly email: string;
  readonly available: boolean;
  readonly code: TextCodeState | null;
};

const present = (
  { ways, quiet, textNumber, textVerified }: PushSettings,
  { email, available, code }: TextChannel,
): NotificationSettings => ({
  ways: Object.fromEntries(notificationGroups.map((group) => [group, ways[group] ?? 'push'])) as Record<
    NotificationGroup,
    NotificationWay
  >,
  quiet: quiet && { ...quiet },
  email,
  texts: { available, number: textNumber, verified: textVerified, code },
});

const textChannel = async (db: Db, personId: string, now: Date): Promise<TextChannel> => ({
  email: await emailOf(db, personId),
  available: await hasTexts(db),
  code: textCodeState(await textCodeOf(db, personId), now),
});

export async function presentSettings({ db, caller, now }: Ctx): Promise<NotificationSettings> {
  const personId = personOf(caller);
  const settings = (await pushSettingsOf(db, [personId])).get(personId) ?? defaultPushSettings;
  return present(settings, await textChannel(db, personId, now()));
}

export const notificationSettings: Handler<typeof push.notificationSettings> = (_, ctx) =>
  presentSettings(ctx);

export const setNotificationSettings: Handler<typeof push.setNotificationSettings> = async (
  { body },
  ctx,
) => {
  const { db, caller, now } = ctx;
  if (body.quiet && body.quiet.from === body.quiet.until) {
    throw new AppError('invalid', { fields: [{ path: 'quiet.until', code: 'same_start_and_end' }] });
  }
  const personId = personOf(caller);
  const before = await lockPushSettings(db, personId, now());
  const settings = {
    ways: { ...before.ways, ...body.ways },
    quiet: body.quiet === undefined ? before.quiet : body.quiet,
  };
  await keepPushSettings(db, personId, settings, now());
  if (body.texts === null) await stopTexts(db, personId, now());
  return presentSettings(ctx);
};
