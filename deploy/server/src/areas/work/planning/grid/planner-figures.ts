import type { plannerGrid } from '@callboard/contract';
import { monthOf } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { requireRange } from '#platform/http/answer/range.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { figuresOf, timeOfPeople } from '../../../finance/staff-contracts/staff-contracts.public.ts';
import { peopleOfDays } from '../calendar/people-by-days.ts';
import { mostDays } from './planner-grid.ts';

/** An account is walked through from its first day, so this takes longer than the grid, which does not wait for it. */
export const plannerFigures: Handler<typeof plannerGrid.plannerFigures> = async ({ query }, ctx) => {
  requireRange(query, mostDays);
  const { db, now } = ctx;
  const { from, to } = query;
  const { rows } = await peopleOfDays(ctx, { ...query, mode: 'all', projects: [] });
  const people = rows.map(({ personId }) => personId);
  const today = await todayOfTenant(db, now());
  const at = { month: monthOf(today >= from && today <= to ? today : from), today };
  const times = await timeOfPeople(db, people, at);
  return {
    month: at.month,
    items: people.flatMap((personId) => {
      const time = times.get(personId);
      if (!time) return [];
      const { quota, planned, worked, provisional, timeAccount, vacation } = figuresOf(time, at);
      const { left: vacationLeft, pending: vacationPending } = vacation;
      return [{ personId, quota, planned, worked, provisional, timeAccount, vacationLeft, vacationPending }];
    }),
  };
};
