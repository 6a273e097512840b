import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import { offsetOf } from './paging.ts';
import type { Page } from './paging.ts';
import type { Search } from './search.ts';
import { totalOf } from './total-of.ts';

/**
 * A page of what a query finds, and how many rows there are on all pages. A search reads the words of every row, so
 * it does that once and is counted with its page; without one, counting needs none of the columns.
 */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit, page, search = [] }: Page & { search?: Search },
): Promise<{ rows: Row[]; total: number }> {
  const offset = offsetOf({ limit, page });
  const asked = query.limit(limit).offset(offset);
  if (search.length > 0) {
    const found = await asked.select(sql<number>`count(*) over ()`.as('foundOnAllPages')).execute();
    const rows = found as unknown as (Row & { foundOnAllPages: number })[];
    const [first] = rows;
    if (first || page === 1) return { rows, total: first?.foundOnAllPages ?? 0 };
  }
  const total = await totalOf(query.clearSelect().clearOrderBy());
  return { rows: total > offset ? ((await asked.execute()) as Row[]) : [], total };
}
