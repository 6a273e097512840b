import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/page-of.ts';

export async function itemsOfRateCard(db: Db, rateCardId: string, page: { limit: number; page: number }) {
  const found = db
    .selectFrom('rateCardItem as x')
    .innerJoin('rateCard as r', 'r.id', 'x.rateCardId')
    .leftJoin('function as f', 'f.id', 'x.functionId')
    .where('x.rateCardId', '=', rateCardId);
  const { rows: items, total } = await pageOf(
    found
      .select([
        'x.id',
        'x.caption',
        'f.id as functionId',
        'f.caption as functionCaption',
        'x.unit',
        'x.priceMinor as price',
        'r.currency',
      ])
      .orderBy('x.rank')
      .orderBy('x.id'),
    page,
  );
  return { items, total };
}
