import type { plannerGrid } from '@callboard/contract';
import { lastDayOf, monthOf, timeLines } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { timeOfPeople } from '../../../finance/staff-contracts/staff-contracts.public.ts';
import { cellPerson } from './planner-cell.db.ts';

export const figureLines: Handler<typeof plannerGrid.figureLines> = async (
  { params, query },
  { db, now },
) => {
  if (!(await cellPerson(db, params.id))) throw notFound();
  const today = await todayOfTenant(db, now());
  const month = monthOf(query.month);
  const time = (await timeOfPeople(db, [params.id], { month, today })).get(params.id);
  if (!time) throw notFound();
  const year = month.slice(0, 4);
  return {
    days: timeLines(time.facts, month, lastDayOf(month))
      .map(({ day, quota, worked, credit, provisional }) => {
        const planned = time.planned.get(day) ?? 0;
        return { day, quota, planned, worked, credit, provisional };
      })
      .filter(({ quota, planned, worked, credit }) => quota + planned + worked + credit > 0),
    vacations: time.absences
      .filter(({ kind, from, to }) => kind === 'vacation' && (from.startsWith(year) || to.startsWith(year)))
      .map(({ from, to, days, pending }) => ({ from, to, days, pending })),
  };
};
