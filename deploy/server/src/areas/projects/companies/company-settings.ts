import type { companies } from '@callboard/contract';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { findVisibleCompany, settingsOfCompanies } from './companies.db.ts';
import './companies.tables.ts';

async function settings({ db, caller }: Ctx, id: string | null, query: { limit: number; page: number }) {
  const { rows, total } = await settingsOfCompanies(db, viewerOf(caller), id, query);
  const items = rows.map((row) => ({
    company: { id: row.id, name: row.name },
    currency: row.currency,
    settings: row.settings,
  }));
  return listOf(items, total, query);
}

export const companySettings: Handler<typeof companies.companySettings> = async ({ params, query }, ctx) => {
  const { id } = await findVisibleCompany(ctx.db, viewerOf(ctx.caller), params.id);
  return settings(ctx, id, query);
};

export const companiesSettings: Handler<typeof companies.companiesSettings> = ({ query }, ctx) =>
  settings(ctx, null, query);
