import { searchKinds } from '@callboard/contract';
import type { SearchGroup, search as contract } from '@callboard/contract';
import type { Handler } from '../../../platform/http/handler.ts';
import { finders } from './finders.ts';

/** Every kind is asked as its own list is, so that nothing is found here that could not be seen there. */
export const search: Handler<typeof contract.search> = async ({ query }, ctx) => {
  const groups: SearchGroup[] = [];
  for (const kind of searchKinds) {
    const found = await finders[kind](query.q, ctx);
    if (found.total > 0) groups.push({ kind, ...found });
  }
  return { groups };
};
