import type { settings } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { companiesOfTenant } from './settings.db.ts';

export const tenantCompanies: Handler<typeof settings.tenantCompanies> = async ({ query }, { db }) => {
  const { items, total } = await companiesOfTenant(db, query);
  return listOf(items, total, query);
};
