import type { Db } from '#platform/db/tables.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/http/handler.ts';
import { plusCrewBy, listPlusCrews } from './plus-crews.db.ts';
import type { PlusCrewFacts, VisiblePlusCrews } from './plus-crews.db.ts';

/** A plus-crew login sees its own; who plans or works in the office all; others those they are in. */
export function visiblePlusCrews({ tokenType, subject, roles, personId }: Caller): VisiblePlusCrews {
  if (tokenType === 'pluscrew' && subject !== null) return { number: subject };
  if (tokenType !== 'user' || personId === null) throw notFound();
  return roles.includes('planner') || roles.includes('office') ? { all: true } : { personId };
}

export async function findVisiblePlusCrew(db: Db, caller: Caller, key: string): Promise<PlusCrewFacts> {
  const found = await plusCrewBy(db, visiblePlusCrews(caller), key);
  if (!found) throw notFound();
  return found;
}

/** Ids of those the caller sees, or of the one that is asked for. */
export async function visiblePlusCrewIds(db: Db, caller: Caller, key: string | undefined): Promise<string[]> {
  if (key !== undefined) return [(await findVisiblePlusCrew(db, caller, key)).id];
  const { rows } = await listPlusCrews(db, visiblePlusCrews(caller), { limit: 1_000, page: 1 });
  return rows.map(({ id }) => id);
}

/**
 * Who plans, works in the office, or has the login of the crew itself may change what is set for it, with the
 * right. Who is only in it sees what they are measured by.
 */
export const canEditPlusCrews = ({ tokenType, roles, rights }: Caller): boolean =>
  (rights.plusCrews?.includes('EDIT') ?? false) &&
  (tokenType === 'pluscrew' || roles.includes('planner') || roles.includes('office'));

export function requireEdit(caller: Caller): void {
  if (!canEditPlusCrews(caller)) {
    throw new AppError('forbidden', { params: { missing: 'plusCrews', permission: 'EDIT' } });
  }
}
