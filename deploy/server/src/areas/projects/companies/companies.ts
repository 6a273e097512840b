import type { companies as contract } from '@callboard/contract';
import { searchTerms } from '@callboard/domain';
import type { Handler } from '../../../platform/http/handler.ts';
import { listOf } from '../../../platform/http/paging.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { companyRows } from './companies.db.ts';

export const companies: Handler<typeof contract.companies> = async ({ query }, { db, caller }) => {
  const { items, total } = await companyRows(db, viewerOf(caller), {
    ...query,
    terms: searchTerms(query.q ?? ''),
    active: query.active === undefined ? undefined : query.active === 'true',
  });
  return listOf(items, total, query);
};
