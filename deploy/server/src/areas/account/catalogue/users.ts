import type { catalogue } from '@callboard/contract';
import { namedPerson } from '#platform/db/expression/full-name.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { searching } from '#platform/db/list/search.ts';
import { userRows } from './catalogue.db.ts';

export const users: Handler<typeof catalogue.users> = async ({ query }, { db }) => {
  const { rows, total } = await searching(query.q, (search) => userRows(db, { ...query, search }));
  const items = rows.map(({ personId, personName, contactNumber, ...row }) => {
    const person = namedPerson(personId, personName);
    return { ...row, person: person && { ...person, contactNumber: contactNumber ?? '' } };
  });
  return listOf(items, total, query);
};
