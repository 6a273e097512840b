import type { companies } from '@callboard/contract';
import { searchTerms } from '@callboard/domain';
import type { Handler } from '../../../platform/http/handler.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { idsOfSeenCompanies, findVisibleCompany } from './companies.db.ts';
import { documentsAt, listOfDocuments } from '../linked-papers/linked-papers.public.ts';

export const companyDocuments: Handler<typeof companies.companyDocuments> = async (
  { params, query },
  { db, caller },
) => {
  const viewer = viewerOf(caller);
  const { id } = await findVisibleCompany(db, viewer, params.id);
  const wanted = { limit: query.limit, page: query.page, terms: searchTerms(query.q ?? '') };
  return listOfDocuments(await documentsAt(db, viewer, 'company', id, wanted), query);
};

export const companiesDocuments: Handler<typeof companies.companiesDocuments> = async (
  { query },
  { db, caller },
) => {
  const viewer = viewerOf(caller);
  const wanted = { limit: query.limit, page: query.page, terms: searchTerms(query.q ?? '') };
  const found = await documentsAt(db, viewer, 'company', idsOfSeenCompanies(viewer), wanted);
  return listOfDocuments(found, query);
};
