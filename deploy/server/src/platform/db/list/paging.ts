import type { ListOf } from '@callboard/contract';

export type Page = { limit: number; page: number };

export const offsetOf = ({ limit, page }: Page): number => (page - 1) * limit;

/** A list as the contract wants it: the rows of this page and how many there are in all. */
export const listOf = <Item>(items: Item[], total: number, { limit, page }: Page): ListOf<Item> => ({
  items,
  total,
  page,
  limit,
});

/** All rows in one look: for what is written into a file and never cut. */
export const everything = { limit: 2_147_483_647, page: 1 } as const;
