import type { catalogue } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { functionsWithPayHint } from './catalogue.db.ts';

export const functions: Handler<typeof catalogue.functions> = async ({ query }, { db }) => {
  const { items, total } = await functionsWithPayHint(db, query);
  return listOf(items, total, query);
};
