import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

export async function itemsOfRateCard(db: Db, rateCardId: string, page: { limit: number; page: number }) {
  const found = db
    .selectFrom('rateCardItem')
    .innerJoin('rateCard', 'rateCard.id', 'rateCardItem.rateCardId')
    .leftJoin('function', 'function.id', 'rateCardItem.functionId')
    .where('rateCardItem.rateCardId', '=', rateCardId);
  const { rows: items, total } = await pageOf(
    found
      .select([
        'rateCardItem.id',
        'rateCardItem.caption',
        'function.id as functionId',
        'function.caption as functionCaption',
        'rateCardItem.unit',
        'rateCardItem.priceMinor as price',
        'rateCard.currency',
      ])
      .orderBy('rateCardItem.rank')
      .orderBy('rateCardItem.id'),
    page,
  );
  return { items, total };
}
