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
