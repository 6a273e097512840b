import type { crewItems } from '@callboard/contract';
import { itemTimeProblem, overridingOf } from '@callboard/domain';
import type { WantedItem } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { wantedAsTyped, wantedItems } from './conflict-facts.db.ts';
import { conflictsOfPeople } from './item-conflicts.ts';
import { payMissingFor, payOfItem } from '../item/pay-terms.db.ts';

const required = (path: string): AppError =>
  new AppError('invalid', { fields: [{ path, code: 'required' }] });

/** A position that stands, with what is being typed over it; or one that is only being typed. */
export const previewConflicts: Handler<typeof crewItems.previewConflicts> = async ({ query }, { db }) => {
  const { personId, itemId, crewId, functionId, startDate } = query;
  const { endDate, startTime, endTime } = query;
  const standby = query.standby === undefined ? {} : { standby: query.standby === 'true' };
  const typed = {
    ...(startDate && { startDate }),
    ...(startTime && { startTime }),
    ...(endTime && { endTime }),
  };
  let wanted: WantedItem | null | undefined;
  if (itemId === undefined) {
    if (crewId === undefined) throw required('crewId');
    if (functionId === undefined) throw required('functionId');
    if (startDate === undefined) throw required('startDate');
    wanted = await wantedAsTyped(db, {
      crewId,
      functionId,
      startDate,
      startTime: startTime ?? null,
      endTime: endTime ?? null,
      endDate: endDate ?? null,
      ...standby,
    });
  } else {
    const [stands] = await wantedItems(db, [itemId]);
    const moved = Object.keys(typed).length > 0;
    wanted = stands && {
      ...stands,
      ...typed,
      ...(moved || endDate ? { endDate: endDate ?? null } : {}),
      ...standby,
    };
    // Another function needs other skills.
    if (wanted?.crewId && functionId !== undefined && functionId !== wanted.functionId) {
      const { crewId: ofCrew, timeZone } = wanted;
      const other = await wantedAsTyped(db, { ...wanted, crewId: ofCrew, functionId });
      wanted = other && { ...other, itemId, timeZone };
    }
  }
  if (!wanted) throw notFound();
  const problem = itemTimeProblem(wanted);
  if (problem) throw new AppError('invalid', { fields: [problem] });
  const conflicts = (await conflictsOfPeople(db, wanted, [personId])).get(personId);
  if (!conflicts) throw notFound();
  const overriding = overridingOf(conflicts);
  const stands = itemId === undefined ? undefined : await payOfItem(db, itemId);
  const { payBasis = stands?.basis ?? 'hour', payMinor = stands?.payMinor ?? '' } = query;
  const pay = { basis: payBasis, payMinor: payMinor === '' ? null : payMinor };
  return {
    possible: overriding === 'free',
    forceable: overriding === 'needsReason',
    conflicts: [...conflicts],
    payMissing: await payMissingFor(db, personId, wanted.startDate, pay),
  };
};
