import type { companies } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { searching } from '#platform/db/list/search.ts';
import { idsOfSeenCompanies, findVisibleCompany } from './companies.db.ts';
import { documentsAt, listOfDocuments } from '../linked-papers/linked-papers.public.ts';

export const companyDocuments: Handler<typeof companies.companyDocuments> = async (
  { params, query },
  { db, caller },
) => {
  const viewer = viewerOf(caller);
  const { id } = await findVisibleCompany(db, viewer, params.id);
  const found = await searching(query.q, (search) =>
    documentsAt(db, viewer, 'company', id, { limit: query.limit, page: query.page, search }),
  );
  return listOfDocuments(found, query);
};

export const companiesDocuments: Handler<typeof companies.companiesDocuments> = async (
  { query },
  { db, caller },
) => {
  const viewer = viewerOf(caller);
  const companies = idsOfSeenCompanies(viewer);
  const found = await searching(query.q, (search) =>
    documentsAt(db, viewer, 'company', companies, { limit: query.limit, page: query.page, search }),
  );
  return listOfDocuments(found, query);
};
