import { notFound } from '../http/app-error.ts';
import type { Caller } from '../http/handler.ts';

/** The person who calls. The contract lets only normal users come here, and each of them is a person. */
export function personOf({ personId }: Caller): string {
  if (personId === null) throw notFound();
  return personId;
}
