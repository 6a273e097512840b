import type { Db } from '../../../platform/db/tables.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

export async function itemsOfRateCard(db: Db, rateCardId: string, page: { limit: number; page: number }) {
  const found = db
    .selectFrom('rate_card_item as x')
    .innerJoin('rate_card as r', (join) =>
      join.onRef('r.tenant_id', '=', 'x.tenant_id').onRef('r.id', '=', 'x.rate_card_id'),
    )
    .leftJoin('function as f', (join) =>
      join.onRef('f.tenant_id', '=', 'x.tenant_id').onRef('f.id', '=', 'x.function_id'),
    )
    .where('x.rate_card_id', '=', rateCardId);
  const { rows: items, total } = await pageOf(
    found
      .select([
        'x.id',
        'x.caption',
        'f.id as functionId',
        'f.caption as functionCaption',
        'x.unit',
        'x.price_minor as price',
        'r.currency',
      ])
      .orderBy('x.rank')
      .orderBy('x.id'),
    page,
  );
  return { items, total };
}
