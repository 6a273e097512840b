import type { companies } from '@callboard/contract';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { rateCardRows } from './company-rows.db.ts';
import { findVisibleCompany } from './companies.db.ts';

type Query = { limit: number; page: number; on?: string | undefined };

async function cards({ db, caller, now }: Ctx, companyId: string | null, query: Query) {
  const today = await todayOfTenant(db, now());
  const { items, total } = await rateCardRows(db, viewerOf(caller), { ...query, companyId, today });
  return listOf(items, total, query);
}

export const companyRateCards: Handler<typeof companies.companyRateCards> = async (
  { params, query },
  ctx,
) => {
  const { id } = await findVisibleCompany(ctx.db, viewerOf(ctx.caller), params.id);
  return cards(ctx, id, query);
};

export const companiesRateCards: Handler<typeof companies.companiesRateCards> = ({ query }, ctx) =>
  cards(ctx, null, query);
