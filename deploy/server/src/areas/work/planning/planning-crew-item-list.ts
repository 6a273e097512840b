import type { planning } from '@callboard/contract';
import { searchTerms } from '@callboard/domain';
import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { companySeen } from '../projects/visible.db.ts';
import { viewerOf } from '../projects/viewer.ts';
import { todayOfTenant } from '../settings/today.ts';
import { aMonthBefore } from './month-before.ts';
import { planningItems } from './planning-items.db.ts';
import { planningView } from './planning-view.ts';

/** Positions of the client's company, whatever else the caller is besides. */
export const planningCrewItemList: Handler<typeof planning.planningCrewItemList> = async (
  { query },
  { db, caller, now },
) => {
  const asClient = { ...viewerOf(caller), inside: false };
  const conditions = [planningView(caller).itemSeen, companySeen(asClient, 'j.company_id')];
  if (query.projectNumber !== undefined) conditions.push(sql<boolean>`j.number = ${query.projectNumber}`);
  const terms = searchTerms(query.q ?? '');
  for (const term of terms) {
    conditions.push(sql<boolean>`strpos(lower(concat_ws(' ', j.number, j.name, k.name, n.caption,
      p.first_name, p.last_name)), ${term}) > 0`);
  }
  return planningItems(db, {
    ...query,
    from: query.from ?? aMonthBefore(await todayOfTenant(db, now())),
    conditions,
    searched: terms.length > 0,
  });
};
