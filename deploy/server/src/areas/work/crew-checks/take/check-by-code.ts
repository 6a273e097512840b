import type { crewChecks } from '@callboard/contract';
import { effectiveTime } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { checkRows } from '../read/check-rows.db.ts';
import { crewOfCode } from './crew-code.ts';
import { isProposed } from './reopen-closed.ts';
import { takeCheck } from './take-check.ts';

export const checkByCode: Handler<typeof crewChecks.checkByCode> = async ({ body }, ctx) => {
  const { db, caller, tenant, keys, now } = ctx;
  const { step, code, ...tap } = body;
  const { at } = effectiveTime({
    deviceAt: tap.deviceAt ? new Date(tap.deviceAt) : null,
    clockOffsetMs: tap.clockOffsetMs ?? null,
    offline: tap.offline ?? false,
    receivedAt: now(),
  });
  const known = crewOfCode(code, at, { tenant: tenant.id, keys: keys.known('link') });
  if (!known) throw new AppError('invalid', { fields: [{ path: 'code', code: 'bad_choice' }] });
  if (at > known.expiresAt) throw new AppError('link_used');
  const personId = personOf(caller);
  const rows = (await checkRows(db, { crewId: known.crewId })).filter((row) => row.personId === personId);
  // The one that the step is about; else the last, which says why it cannot be.
  const meant =
    step === 'in'
      ? rows.find((row) => row.checkedFrom === null)
      : (rows.find((row) => row.checkState === 'in') ?? rows.findLast(isProposed));
  const { itemId } = meant ?? rows.at(-1) ?? {};
  if (itemId === undefined) throw notFound();
  return takeCheck(ctx, itemId, step, tap, 'code');
};
