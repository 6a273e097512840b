import { searchKinds } from '@callboard/contract';
import type { SearchGroup, search as contract } from '@callboard/contract';
import { searchingAll } from '#platform/db/list/search.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { finders } from './finders.ts';

/** Every kind is asked as its own list is, so that nothing is found here that could not be seen there. */
async function groupsOf(q: string, ctx: Ctx): Promise<SearchGroup[]> {
  const groups: SearchGroup[] = [];
  for (const kind of searchKinds) {
    const found = await finders[kind](q, ctx);
    if (found.total > 0) groups.push({ kind, ...found });
  }
  return groups;
}

/** Whoever types "anna" is shown the one Anna there is, and not all that is nearly called so. */
export const search: Handler<typeof contract.search> = async ({ query }, ctx) => ({
  groups: await searchingAll(query.q, () => groupsOf(query.q, ctx)),
});
