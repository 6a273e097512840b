import type { Updateable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

type Force = { force: boolean; reason: string; actorId: string | null };

/** What is written when a planner goes on although something collides; never without a reason. */
export function forcing({ force, reason, actorId }: Force): Updateable<Tables['crew_item']> {
  if (!force) return {};
  if (reason === '') throw new AppError('invalid', { fields: [{ path: 'reason', code: 'required' }] });
  return { double_booking: true, forced_by: actorId, forced_reason: reason };
}
