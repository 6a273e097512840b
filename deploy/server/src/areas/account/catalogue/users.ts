import type { catalogue } from '@callboard/contract';
import { searchTerms } from '@callboard/domain';
import type { Handler } from '../../../platform/http/handler.ts';
import { listOf } from '../../../platform/http/paging.ts';
import { userRows } from './catalogue.db.ts';

export const users: Handler<typeof catalogue.users> = async ({ query }, { db }) => {
  const { rows, total } = await userRows(db, { ...query, terms: searchTerms(query.q ?? '') });
  const items = rows.map(({ personId, personName, contactNumber, ...row }) => ({
    ...row,
    person: personId === null ? null : { id: personId, name: personName, contactNumber: contactNumber ?? '' },
  }));
  return listOf(items, total, query);
};
