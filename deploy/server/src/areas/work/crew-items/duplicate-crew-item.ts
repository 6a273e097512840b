import type { crewItems } from '@callboard/contract';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { createItems } from './create-items.ts';
import { lockItem } from './locked-item.db.ts';
import { clockOf } from './present-facts.ts';

export const duplicateCrewItem: Handler<typeof crewItems.duplicateCrewItem> = async (
  { params, body },
  { db, caller, now },
) => {
  const item = await lockItem(db, params.id);
  if (!item) throw notFound();
  const { startDate, startTime, endTime } = body;
  const moved = startDate !== undefined || startTime !== undefined || endTime !== undefined;
  const ids = await createItems({ db, at: now(), actorId: caller.personId }, item.crew_id, {
    startDate: startDate ?? item.start_date,
    startTime: startTime === undefined ? clockOf(item.start_time) : startTime,
    endTime: endTime === undefined ? clockOf(item.end_time) : endTime,
    // An end day belongs to its times: with other ones it follows from them, or is given.
    endDate: body.endDate === undefined && !moved ? item.end_date : body.endDate,
    functionId: body.functionId ?? item.function_id,
    rows: body.rows,
    standby: item.standby,
    crewChief: item.crew_chief,
    payBasis: item.pay_basis,
    payMinor: item.pay_minor,
    comment: item.comment,
    copiedFrom: item.id,
  });
  return { ids };
};
