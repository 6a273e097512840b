import type { push } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { presentSettings } from './notification-settings.ts';
import { textCodeHash, textCodeState } from '../texts/text-code.ts';
import { countTextCodeTry, lockTextCode, verifyTextNumber } from '../texts/text-codes.db.ts';

export const confirmTextCode: Handler<typeof push.confirmTextCode> = async ({ body }, ctx) => {
  const { db, caller, now } = ctx;
  const personId = personOf(caller);
  const kept = await lockTextCode(db, personId);
  if (!kept || textCodeState(kept, now()) !== 'sent') throw new AppError('wrong_state');
  const code = body.code.replace(/[\s-]/g, '');
  if (textCodeHash({ code, personId, request: kept.request }, ctx) !== kept.hash) {
    await countTextCodeTry(db, personId);
    throw new AppError('invalid', { fields: [{ path: 'code', code: 'bad_format' }], keepWrites: true });
  }
  await verifyTextNumber(db, personId, now());
  return presentSettings(ctx);
};
