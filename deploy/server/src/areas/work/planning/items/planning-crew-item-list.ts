import type { planning } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { canSeeCompany, viewerOf } from '../../../account/access/access.public.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { searching } from '#platform/db/list/search.ts';
import { aMonthBefore } from './month-before.ts';
import { itemNamed, ofProject } from '../view/planning-conditions.db.ts';
import { planningItems } from './planning-items.db.ts';
import { planningView } from '../view/planning-view.db.ts';

/** Positions of the client's company, whatever else the caller is besides. */
export const planningCrewItemList: Handler<typeof planning.planningCrewItemList> = async (
  { query },
  { db, caller, now },
) => {
  const view = planningView(caller);
  const asClient = { ...viewerOf(caller), inside: false };
  const conditions = [view.itemSeen, canSeeCompany(asClient, 'project.companyId')];
  if (query.projectNumber !== undefined) conditions.push(ofProject(query.projectNumber));
  const at = now();
  const from = query.from ?? aMonthBefore(await todayOfTenant(db, at));
  return searching(query.q, (search) =>
    planningItems(db, {
      ...query,
      now: at,
      inside: view.inside,
      from,
      conditions: [...conditions, itemNamed(search)],
      searched: search.length > 0,
    }),
  );
};
