import * as z from 'zod/mini';
import { languages } from '../languages/languages.ts';

export const id = z.string().check(z.minLength(1), z.maxLength(64));
/** Ids with commas between them. */
export const idList = z.optional(z.string().check(z.maxLength(4_000)));
/** ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });
/** YYYY-MM-DD */
export const day = z.iso.date();

export const language = z.enum(languages);

/** The query of every list: nothing is cut silently, the total is always told. */
export const paging = {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1000),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
};

export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number(), page: z.number(), limit: z.number() });
export type ListOf<Item> = { items: Item[]; total: number; page: number; limit: number };
