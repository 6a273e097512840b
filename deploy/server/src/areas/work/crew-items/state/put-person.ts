import { unforced } from '@callboard/domain';
import type { Conflict } from '@callboard/domain';
import type { Updateable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { conflictsOfItem } from '../conflicts/item-conflicts.ts';
import { lockPerson } from '../item/locked-item.db.ts';

type Intent = { force: boolean; reason: string; actorId: string | null };

const collisionOf = (conflicts: readonly Conflict[]): AppError =>
  new AppError('collision', {
    params: { kind: conflicts[0]?.kind ?? '', forceable: conflicts.every((one) => one.forceable) ? 1 : 0 },
    current: { conflicts },
  });

/** What a planner forces past is written down; whatever else stops is refused. */
export function forcedColumns(
  conflicts: readonly Conflict[],
  { force, reason, actorId }: Intent,
): Updateable<Tables['crewItem']> {
  const left = unforced(conflicts, force);
  if (left.length > 0) throw collisionOf(left);
  const forced = conflicts.some(({ level }) => level === 'stop');
  if (forced && reason === '')
    throw new AppError('invalid', { fields: [{ path: 'reason', code: 'required' }] });
  return {
    doubleBooking: conflicts.some(({ kind }) => kind === 'overlapConfirmed'),
    forcedBy: forced ? actorId : null,
    forcedReason: forced ? reason : '',
  };
}

/**
 * The columns that put a person on a position. Locks the person first, so that of two planners who want the same
 * person at once the second sees what the first has done.
 */
export async function putPerson(
  db: Db,
  { itemId, personId }: { itemId: string; personId: string },
  intent: Intent,
): Promise<Updateable<Tables['crewItem']>> {
  const person = await lockPerson(db, personId);
  if (!person) throw new AppError('invalid', { fields: [{ path: 'personId', code: 'bad_choice' }] });
  const conflicts = await conflictsOfItem(db, { itemId, personId });
  return {
    ...forcedColumns(conflicts, intent),
    personId,
    manyAtOnce: person.kind !== 'employee',
  };
}
