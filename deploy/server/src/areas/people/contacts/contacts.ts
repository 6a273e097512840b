import type { contacts as contract } from '@callboard/contract';
import { documentsAt, listOfDocuments } from '../../projects/linked-papers/linked-papers.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { searching } from '#platform/db/list/search.ts';
import { contactRows, findVisibleContact } from './contacts.db.ts';

export const contacts: Handler<typeof contract.contacts> = async ({ query }, { db, caller }) => {
  const { items, total } = await searching(query.q, (search) =>
    contactRows(db, viewerOf(caller), { ...query, search }),
  );
  return listOf(items, total, query);
};

export const contactPersons: Handler<typeof contract.contactPersons> = async (
  { params, query },
  { db, caller },
) => {
  const viewer = viewerOf(caller);
  const behind = await findVisibleContact(db, viewer, params.id);
  const { limit, page, q } = query;
  const { items, total } = await searching(q, (search) =>
    contactRows(db, viewer, { behind, search, limit, page }),
  );
  return listOf(items, total, query);
};

export const contactDocuments: Handler<typeof contract.contactDocuments> = async (
  { params, query },
  { db, caller },
) => {
  const viewer = viewerOf(caller);
  const { id } = await findVisibleContact(db, viewer, params.id);
  const { limit, page, q } = query;
  const found = await searching(q, (search) =>
    documentsAt(db, viewer, 'contact', id, { limit, page, search }),
  );
  return listOfDocuments(found, query);
};
