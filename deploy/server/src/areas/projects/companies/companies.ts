import type { companies as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { searching } from '#platform/db/list/search.ts';
import { companyRows } from './companies.db.ts';

export const companies: Handler<typeof contract.companies> = async ({ query }, { db, caller }) => {
  const active = query.active === undefined ? undefined : query.active === 'true';
  const { items, total } = await searching(query.q, (search) =>
    companyRows(db, viewerOf(caller), { ...query, search, active }),
  );
  return listOf(items, total, query);
};
