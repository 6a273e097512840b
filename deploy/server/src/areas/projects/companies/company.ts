import type { companies } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { clientMarksOf, companyById, findVisibleCompany } from './companies.db.ts';

export const company: Handler<typeof companies.company> = async ({ params }, { db, caller }) => {
  const found = await companyById(db, viewerOf(caller), params.id);
  if (!found) throw notFound();
  return found;
};

export const companyClientMarks: Handler<typeof companies.companyClientMarks> = async (
  { params, query },
  { db, caller },
) => {
  const { id } = await findVisibleCompany(db, viewerOf(caller), params.id);
  const { items, total } = await clientMarksOf(db, id, query);
  return listOf(items, total, query);
};
