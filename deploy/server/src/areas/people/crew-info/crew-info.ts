import type { crewInfo as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { searching } from '#platform/db/list/search.ts';
import { crewInfoRows } from './crew-info.db.ts';
import { presentInfo } from './present-info.ts';

export const crewInfo: Handler<typeof contract.crewInfo> = async ({ query }, { db, now }) => {
  const { rows, total } = await searching(query.q, (search) => crewInfoRows(db, now(), { ...query, search }));
  return listOf(rows.map(presentInfo), total, query);
};
