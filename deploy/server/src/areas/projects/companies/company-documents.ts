import type { companies } from '@callboard/contract';
import { searchTerms } from '@callboard/domain';
import type { Handler } from '../http/handler.ts';
import { viewerOf } from '../projects/viewer.ts';
import { idsOfSeenCompanies, seenCompany } from './companies.db.ts';
import { documentsAt } from './linked-documents.db.ts';
import { listOfDocuments } from './present-rows.ts';

export const companyDocuments: Handler<typeof companies.companyDocuments> = async (
  { params, query },
  { db, caller },
) => {
  const viewer = viewerOf(caller);
  const { id } = await seenCompany(db, viewer, params.id);
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
