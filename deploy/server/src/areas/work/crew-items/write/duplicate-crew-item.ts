import type { crewItems } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { createItems } from './create-items.ts';
import { lockItem } from '../item/locked-item.db.ts';
import { clockOf } from '../item/present-facts.ts';

export const duplicateCrewItem: Handler<typeof crewItems.duplicateCrewItem> = async (
  { params, body },
  { db, caller, now },
) => {
  const item = await lockItem(db, params.id);
  if (!item) throw notFound();
  const { startDate, startTime, endTime } = body;
  const moved = startDate !== undefined || startTime !== undefined || endTime !== undefined;
  const ids = await createItems({ db, at: now(), actorId: caller.personId }, item.crewId, {
    startDate: startDate ?? item.startDate,
    startTime: startTime === undefined ? clockOf(item.startTime) : startTime,
    endTime: endTime === undefined ? clockOf(item.endTime) : endTime,
    // An end day belongs to its times: with other ones it follows from them, or is given.
    endDate: body.endDate === undefined && !moved ? item.endDate : body.endDate,
    functionId: body.functionId ?? item.functionId,
    rows: body.rows,
    standby: item.standby,
    crewChief: item.crewChief,
    payBasis: item.payBasis,
    payMinor: item.payMinor,
    comment: item.comment,
    copiedFrom: item.id,
  });
  return { ids };
};
