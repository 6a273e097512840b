import type { payrolls } from '@callboard/contract';
import { lastDayOf, monthOf, payMissing } from '@callboard/domain';
import type { ApprovedWork, TenantRules } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { listOf, offsetOf } from '../../../platform/http/paging.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { approvedWork, draftedItems, peopleWithWork } from './approved-work.db.ts';

export const daysOfMonth = (day: string) => ({ from: monthOf(day), to: lastDayOf(day) });

/** Work of a person that nobody has said the pay of, without what the accountant has taken onto a draft. */
export async function unpaidWorkOf(
  db: Db,
  personId: string,
  day: string,
  rules: TenantRules,
): Promise<ApprovedWork[]> {
  const month = { personId, ...daysOfMonth(day) };
  const missing = (await approvedWork(db, month, rules)).filter(payMissing);
  if (missing.length === 0) return [];
  const drafted = await draftedItems(db, month);
  return missing.filter(({ crewItemId }) => !drafted.has(crewItemId));
}

type Person = { id: string; name: string };

export async function peopleUnpaid(
  db: Db,
  day: string,
  people: readonly Person[],
): Promise<{ person: Person; work: ApprovedWork[] }[]> {
  const rules = await tenantRules(db);
  const found = [];
  for (const { id, name } of people) {
    const work = await unpaidWorkOf(db, id, day, rules);
    if (work.length > 0) found.push({ person: { id, name }, work });
  }
  return found;
}

export const unpaidWork: Handler<typeof payrolls.unpaidWork> = async ({ query }, { db }) => {
  const found = await peopleUnpaid(db, query.month, await peopleWithWork(db, daysOfMonth(query.month)));
  const first = offsetOf(query);
  const items = found.slice(first, first + query.limit).map(({ person, work }) => ({
    person,
    minutes: work.reduce((sum, { approvedMinutes }) => sum + approvedMinutes, 0),
    positions: work.map(({ crewItemId, caption, day, approvedMinutes }) => ({
      crewItemId,
      caption,
      day,
      minutes: approvedMinutes,
    })),
  }));
  return listOf(items, found.length, query);
};
