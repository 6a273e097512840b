import type { Db } from '../db/tables.ts';
import { AppError, notFound } from '../http/app-error.ts';
import type { Caller } from '../http/handler.ts';
import { plusCrewBy, plusCrewsSeen } from './plus-crews.db.ts';
import type { PlusCrewFacts, Sight } from './plus-crews.db.ts';

/** A plus-crew login sees its own; who plans or works in the office all; others those they are in. */
export function sightOf({ tokenType, subject, roles, personId }: Caller): Sight {
  if (tokenType === 'pluscrew' && subject !== null) return { number: subject };
  if (tokenType !== 'user' || personId === null) throw notFound();
  return roles.includes('planner') || roles.includes('office') ? { all: true } : { personId };
}

export async function seenPlusCrew(db: Db, caller: Caller, key: string): Promise<PlusCrewFacts> {
  const found = await plusCrewBy(db, sightOf(caller), key);
  if (!found) throw notFound();
  return found;
}

/** Ids of those the caller sees, or of the one that is asked for. */
export async function seenIds(db: Db, caller: Caller, key: string | undefined): Promise<string[]> {
  if (key !== undefined) return [(await seenPlusCrew(db, caller, key)).id];
  const { rows } = await plusCrewsSeen(db, sightOf(caller), { limit: 1_000, page: 1 });
  return rows.map(({ id }) => id);
}

/**
 * Who plans, works in the office, or has the login of the crew itself may change what is set for it, with the
 * right. Who is only in it sees what they are measured by.
 */
export const mayEdit = ({ tokenType, roles, rights }: Caller): boolean =>
  (rights.plusCrews?.includes('EDIT') ?? false) &&
  (tokenType === 'pluscrew' || roles.includes('planner') || roles.includes('office'));

export function requireEdit(caller: Caller): void {
  if (!mayEdit(caller)) {
    throw new AppError('forbidden', { params: { missing: 'plusCrews', permission: 'EDIT' } });
  }
}
