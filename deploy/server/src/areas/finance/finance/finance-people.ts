import type { RightName } from '@callboard/contract';
import type { Caller } from '#platform/http/handler.ts';

/** Sees everybody's: somebody of the office who may change them. */
export const accountsFor = (caller: Caller, right: RightName): boolean =>
  caller.roles.includes('office') && (caller.rights[right]?.includes('EDIT') ?? false);
