import { randomUUID } from 'node:crypto';
import type { push } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { limitedPerHour } from '#platform/http/rate-limit.ts';
import { presentSettings } from './notification-settings.ts';
import { lockPushSettings } from './notification-settings.db.ts';
import { changeTextNumber } from '../texts/text-codes.db.ts';
import { hasTexts } from '../texts/texts.db.ts';

/** The code is made when it is sent, so it lies in no queue. */
export const sendTextCode: Handler<typeof push.sendTextCode> = async ({ body: { number } }, ctx) => {
  const { db, caller, now, jobs } = ctx;
  const personId = personOf(caller);
  await limitedPerHour(ctx, 'text-code', personId);
  const { textNumber, textVerified } = await lockPushSettings(db, personId, now());
  if (!(await hasTexts(db)) || (textVerified && textNumber === number)) throw new AppError('wrong_state');
  const request = randomUUID();
  await changeTextNumber(db, personId, { number, request, at: now() });
  await jobs.send('text-code', { person: personId, request });
  return presentSettings(ctx);
};
