import type { projects } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { searching } from '#platform/db/list/search.ts';
import { leaderRows } from './leaders.db.ts';

export const projectLeaders: Handler<typeof projects.projectLeaders> = async ({ query }, { db }) => {
  const { rows, total } = await searching(query.q, (search) => leaderRows(db, { ...query, search }));
  return listOf(rows, total, query);
};
