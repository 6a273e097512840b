import type { catalogue } from '@callboard/contract';
import type { Handler } from '../../../platform/http/handler.ts';
import { listOf } from '../../../platform/http/paging.ts';
import { searching } from '../../../platform/db/search.ts';
import { userRows } from './catalogue.db.ts';

export const users: Handler<typeof catalogue.users> = async ({ query }, { db }) => {
  const { rows, total } = await searching(query.q, (search) => userRows(db, { ...query, search }));
  const items = rows.map(({ personId, personName, contactNumber, ...row }) => ({
    ...row,
    person: personId === null ? null : { id: personId, name: personName, contactNumber: contactNumber ?? '' },
  }));
  return listOf(items, total, query);
};
