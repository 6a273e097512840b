import { addDays, daysBetween, mostNewPositions, newPositionCount } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import { itemRows } from './create-items.ts';
import type { Laying } from './create-items.ts';
import { activeFunctions, crewOfItems, insertItems } from '../item/crew-item.db.ts';

type NewPositions = {
  readonly startDate: string;
  readonly endDate: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly positions: readonly { functionId: string; rows: number; crewChief: boolean }[];
};

/** The first positions of a new crew: the same drafts on each of its days, at its times. Gives back how many. */
export async function layPositions(laying: Laying, crewId: string, wanted: NewPositions): Promise<number> {
  const { startDate, endDate, startTime, endTime, positions } = wanted;
  if (positions.length === 0) return 0;
  const count = newPositionCount(wanted, positions);
  if (count > mostNewPositions) {
    const params = { max: mostNewPositions };
    throw new AppError('invalid', { fields: [{ path: 'positions', code: 'too_big', params }] });
  }
  const { db } = laying;
  const functions = await activeFunctions(
    db,
    positions.map(({ functionId }) => functionId),
  );
  const fields = positions.flatMap(({ functionId }, at): FieldError[] =>
    functions.has(functionId) ? [] : [{ path: `positions.${at}.functionId`, code: 'bad_choice' }],
  );
  if (fields.length > 0) throw new AppError('invalid', { fields });
  const crew = await crewOfItems(db, crewId);
  if (!crew) throw notFound();
  const days = Array.from({ length: daysBetween(startDate, endDate ?? startDate) + 1 }, (_, day) =>
    addDays(startDate, day),
  );
  const items = days.flatMap((day) =>
    positions.flatMap((position) =>
      itemRows(laying, crew, { ...position, startDate: day, startTime, endTime }),
    ),
  );
  await insertItems(db, items);
  return count;
}
