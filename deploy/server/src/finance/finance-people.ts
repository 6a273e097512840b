import type { RightName } from '@callboard/contract';
import { dayAt } from '@callboard/domain';
import type { Db } from '../db/tables.ts';
import { notFound } from '../http/app-error.ts';
import type { Caller } from '../http/handler.ts';
import { zoneOfTenant } from './finance-people.db.ts';

/** The person who calls. Where the contract lets only normal users in, each of them is one. */
export function personOf({ personId }: Caller): string {
  if (personId === null) throw notFound();
  return personId;
}

/** Sees everybody's: somebody of the office who may change them. */
export const accountsFor = (caller: Caller, right: RightName): boolean =>
  caller.roles.includes('office') && (caller.rights[right]?.includes('EDIT') ?? false);

/** The day it is for the tenant. */
export const todayOf = async (db: Db, now: Date): Promise<string> => dayAt(now, await zoneOfTenant(db));
