import type { forms } from '@callboard/contract';
import { searching } from '#platform/db/list/search.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { managedForms as formsFound } from '../read/form-documents.db.ts';

export const managedForms: Handler<typeof forms.managedForms> = async ({ query }, { db }) => {
  const { rows, total } = await searching(query.q, (search) => formsFound(db, { ...query, search }));
  return listOf(rows, total, query);
};
