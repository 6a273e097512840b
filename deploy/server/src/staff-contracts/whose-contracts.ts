import { notFound } from '../http/app-error.ts';
import type { Caller } from '../http/handler.ts';
import type { Db } from '../db/tables.ts';
import { personOf } from '../http/person-of.ts';

/** The office sees everybody's, anybody else the own. */
export const seesAll = ({ roles }: Caller): boolean => roles.includes('office');

/** The person whose figures are asked for. */
export async function personAsked(db: Db, caller: Caller, asked: string | undefined) {
  const id = asked ?? personOf(caller);
  if (id !== caller.personId && !seesAll(caller)) throw notFound();
  const person = await db
    .selectFrom('person')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person) throw notFound();
  return { id, name: `${person.first_name} ${person.last_name}` };
}

export const isAccountant = ({ roles, rights }: Caller): boolean =>
  roles.includes('office') &&
  rights.staffContracts?.includes('READ') === true &&
  rights.payrolls?.includes('EDIT') === true;
