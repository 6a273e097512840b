import { nameOf } from '#platform/db/expression/full-name.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { personNames } from './person-names.db.ts';
import type { Caller } from '#platform/http/handler.ts';
import type { Db } from '#platform/db/tables.ts';
import { personOf } from '#platform/http/person-of.ts';

/** The office sees everybody's, anybody else the own. */
export const canSeeAllContracts = ({ roles }: Caller): boolean => roles.includes('office');

/** The person whose figures are asked for. */
export async function findVisiblePerson(db: Db, caller: Caller, asked: string | undefined) {
  const id = asked ?? personOf(caller);
  if (id !== caller.personId && !canSeeAllContracts(caller)) throw notFound();
  const person = await personNames(db, id);
  if (!person) throw notFound();
  return { id, name: nameOf(person) };
}

export const isAccountant = ({ roles, rights }: Caller): boolean =>
  roles.includes('office') &&
  rights.staffContracts?.includes('READ') === true &&
  rights.payrolls?.includes('EDIT') === true;
