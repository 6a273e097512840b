import { notFound } from '../errors/app-error.ts';
import type { Caller } from './handler.ts';

/** The person who calls. Where the contract lets only normal users in, each of them is a person. */
export function personOf({ personId }: Caller): string {
  if (personId === null) throw notFound();
  return personId;
}
