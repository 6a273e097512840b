import { AsyncLocalStorage } from 'node:async_hooks';
import { anyLetter, oneSlip, searchTerms } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { likePattern } from './like-pattern.ts';

/** What is searched for: all of these words, each in one of the ways in which it may stand there. */
export type Search = readonly (readonly string[])[];
export const noSearch: Search = [];

/** As it was typed, whatever the accents. */
export const exactly = (q: string | undefined): Search => searchTerms(q ?? '').map((term) => [term]);

const mode = new AsyncLocalStorage<'typed' | 'meant'>();

/** A search of many lists: forgives a wrong key only where none of them has what was typed. */
export async function searchingAll<Found extends readonly unknown[]>(
  find: () => Promise<Found>,
): Promise<Found> {
  const typed = await mode.run('typed', find);
  return typed.length > 0 ? typed : mode.run('meant', find);
}

/** Asks for what was typed, and where nothing is found, for what it is with one wrong key in each word. */
export async function searching<Found extends { readonly total: number }>(
  q: string | undefined,
  find: (search: Search) => Promise<Found>,
): Promise<Found> {
  const typed = exactly(q);
  const meant = typed.map((ways) => [...ways, ...ways.flatMap(oneSlip)]);
  if (mode.getStore() === 'meant') return find(meant);
  const found = await find(typed);
  const forgives = mode.getStore() === undefined && meant.some(({ length }) => length > 1);
  return found.total > 0 || !forgives ? found : find(meant);
}

const wayPattern = (way: string): string => likePattern(way).replaceAll(anyLetter, '_');

/** Whether a text, folded as it is searched, has all that is searched for. */
export const hasAll = (folded: RawBuilder<unknown>, search: Search): RawBuilder<boolean> =>
  search.length === 0
    ? sql`true`
    : sql`(${sql.join(
        search.map((ways) => sql`${folded} like any(${ways.map(wayPattern)}::text[])`),
        sql` and `,
      )})`;
