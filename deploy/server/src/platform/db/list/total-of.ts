import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds, before it names columns, an order or a page. */
export async function totalOf<DB, TB extends keyof DB, Found>(
  query: SelectQueryBuilder<DB, TB, Found>,
): Promise<number> {
  const counted = await query.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return (counted as { total: number }).total;
}
