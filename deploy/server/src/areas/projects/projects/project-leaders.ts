import type { projects } from '@callboard/contract';
import { searchTerms } from '@callboard/domain';
import type { Handler } from '../../../platform/http/handler.ts';
import { listOf } from '../../../platform/http/paging.ts';
import { leaderRows } from './leaders.db.ts';

export const projectLeaders: Handler<typeof projects.projectLeaders> = async ({ query }, { db }) => {
  const { rows, total } = await leaderRows(db, { ...query, terms: searchTerms(query.q ?? '') });
  return listOf(rows, total, query);
};
