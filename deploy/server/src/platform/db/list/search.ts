import { AsyncLocalStorage } from 'node:async_hooks';
import { anyLetter, oneSlip, searchTerms, slipParts } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { likePattern } from './like-pattern.ts';
import type { Tables } from '../tables.ts';

/** What is searched for: all of these words, each in one of the ways in which it may stand there. */
export type Search = readonly (readonly string[])[];
export const noSearch: Search = [];

/** As it was typed, whatever the accents. */
export const exactly = (q: string | undefined): Search => searchTerms(q ?? '').map((term) => [term]);

const mode = new AsyncLocalStorage<'typed' | 'meant'>();

const meantBy = (typed: Search): Search => typed.map((ways) => [...ways, ...ways.flatMap(oneSlip)]);
const isOneWay = (search: Search): boolean => search.every(({ length }) => length === 1);

/** A search of many lists: forgives a wrong key only where none of them has what was typed. */
export async function searchingAll<Found extends readonly unknown[]>(
  q: string,
  find: () => Promise<Found>,
): Promise<Found> {
  const typed = await mode.run('typed', find);
  return typed.length > 0 || isOneWay(meantBy(exactly(q))) ? typed : mode.run('meant', find);
}

/** Asks for what was typed, and where nothing is found, for what it is with one wrong key in each word. */
export async function searching<Found extends { readonly total: number }>(
  q: string | undefined,
  find: (search: Search) => Promise<Found>,
): Promise<Found> {
  const typed = exactly(q);
  const meant = meantBy(typed);
  if (mode.getStore() === 'meant') return find(meant);
  const found = await find(typed);
  const forgives = mode.getStore() === undefined && !isOneWay(meant);
  return found.total > 0 || !forgives ? found : find(meant);
}

const wayPattern = (way: string): string => likePattern(way).replaceAll(anyLetter, '_');

/** Whether a word stands somewhere in one of these ways, the first of which is the word as it was typed. */
type Searched = (ways: readonly string[]) => RawBuilder<boolean>;

/** A text that is searched, folded. */
export const inText =
  (folded: RawBuilder<unknown>): Searched =>
  (ways) => {
    const isLike = (some: readonly string[]) =>
      sql<boolean>`${folded} like any(${some.map(wayPattern)}::text[])`;
    const [term = '', ...others] = ways;
    // Most texts have no half of the word: they are compared with three patterns instead of thirty.
    return others.length === 0
      ? isLike(ways)
      : sql<boolean>`(${isLike(slipParts(term))} and ${isLike(ways)})`;
  };

/** The text of what a column names, of `table as named`: each is folded and compared once, however many rows name it. */
export const inNamed =
  (column: string, table: keyof Tables, folded: RawBuilder<unknown>): Searched =>
  (ways) =>
    sql<boolean>`${sql.ref(column)} in (select named.id from ${sql.table(table)} named where ${inText(folded)(ways)})`;

/** Whether a text, folded as it is searched, has all that is searched for; of several texts each word in one of them. */
export const hasAll = (
  searched: RawBuilder<unknown> | readonly Searched[],
  search: Search,
): RawBuilder<boolean> => {
  if (search.length === 0) return sql`true`;
  const places = 'toOperationNode' in searched ? [inText(searched)] : searched;
  const hasWord = (ways: readonly string[]) =>
    sql`(${sql.join(
      places.map((place) => place(ways)),
      sql` or `,
    )})`;
  return sql`(${sql.join(search.map(hasWord), sql` and `)})`;
};
