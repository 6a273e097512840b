import type { planning } from '@callboard/contract';
import { searchTerms } from '@callboard/domain';
import type { Handler } from '../../../platform/http/handler.ts';
import { canSeeCompany, viewerOf } from '../../account/access/access.public.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { aMonthBefore } from './month-before.ts';
import { itemNamed, ofProject } from './planning-conditions.db.ts';
import { planningItems } from './planning-items.db.ts';
import { planningView } from './planning-view.db.ts';

/** Positions of the client's company, whatever else the caller is besides. */
export const planningCrewItemList: Handler<typeof planning.planningCrewItemList> = async (
  { query },
  { db, caller, now },
) => {
  const asClient = { ...viewerOf(caller), inside: false };
  const conditions = [planningView(caller).itemSeen, canSeeCompany(asClient, 'j.company_id')];
  if (query.projectNumber !== undefined) conditions.push(ofProject(query.projectNumber));
  const terms = searchTerms(query.q ?? '');
  conditions.push(...terms.map(itemNamed));
  return planningItems(db, {
    ...query,
    from: query.from ?? aMonthBefore(await todayOfTenant(db, now())),
    conditions,
    searched: terms.length > 0,
  });
};
