import type { payrolls } from '@callboard/contract';
import { lastDayOf, monthOf, payMissing } from '@callboard/domain';
import type { ApprovedWork } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { approvedWorkOf, draftedItems, peopleWithOpenPay } from './approved-work.db.ts';

export const daysOfMonth = (day: string) => ({ from: monthOf(day), to: lastDayOf(day) });

type Person = { id: string; name: string };

/** Who has work that nobody has said the pay of, without what the accountant has taken onto a draft. */
export async function peopleUnpaid<Someone extends Pick<Person, 'id'>>(
  db: Db,
  day: string,
  people: readonly Someone[],
): Promise<{ person: Someone; work: ApprovedWork[] }[]> {
  const { from, to } = daysOfMonth(day);
  const ids = people.map(({ id }) => id);
  const worked = await approvedWorkOf(db, ids, { from, to }, await tenantRules(db));
  const missing = new Map(ids.map((id) => [id, (worked.get(id) ?? []).filter(payMissing)]));
  const concerned = ids.filter((id) => missing.get(id)?.length);
  if (concerned.length === 0) return [];
  const drafted = await draftedItems(db, concerned, from);
  return people
    .map((person) => ({
      person,
      work: (missing.get(person.id) ?? []).filter(({ crewItemId }) => !drafted.has(crewItemId)),
    }))
    .filter(({ work }) => work.length > 0);
}

export const unpaidWork: Handler<typeof payrolls.unpaidWork> = async ({ query }, { db }) => {
  const found = await peopleUnpaid(db, query.month, await peopleWithOpenPay(db, daysOfMonth(query.month)));
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
