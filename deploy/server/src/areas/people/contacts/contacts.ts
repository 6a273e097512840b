import type { contacts as contract } from '@callboard/contract';
import { searchTerms } from '@callboard/domain';
import { documentsAt, listOfDocuments } from '../../projects/linked-papers/linked-papers.public.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { listOf } from '../../../platform/http/paging.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { contactRows, findVisibleContact } from './contacts.db.ts';

export const contacts: Handler<typeof contract.contacts> = async ({ query }, { db, caller }) => {
  const wanted = { ...query, terms: searchTerms(query.q ?? '') };
  const { items, total } = await contactRows(db, viewerOf(caller), wanted);
  return listOf(items, total, query);
};

export const contactPersons: Handler<typeof contract.contactPersons> = async (
  { params, query },
  { db, caller },
) => {
  const viewer = viewerOf(caller);
  const behind = await findVisibleContact(db, viewer, params.id);
  const { limit, page, q = '' } = query;
  const { items, total } = await contactRows(db, viewer, { behind, terms: searchTerms(q), limit, page });
  return listOf(items, total, query);
};

export const contactDocuments: Handler<typeof contract.contactDocuments> = async (
  { params, query },
  { db, caller },
) => {
  const viewer = viewerOf(caller);
  const { id } = await findVisibleContact(db, viewer, params.id);
  const { limit, page, q = '' } = query;
  const found = await documentsAt(db, viewer, 'contact', id, { limit, page, terms: searchTerms(q) });
  return listOfDocuments(found, query);
};
