import type { AnswerOf, vacations } from '@callboard/contract';
import { addDays } from '@callboard/domain';
import type { ReadAhead } from '@callboard/feature';
import { absencesQuery } from '../calendar/personal-calendar/days/personal-calendar.queries.ts';

type Absences = AnswerOf<typeof vacations.vacationRequests>;

/** The calendar asks from its own today on: a phone that was last online yesterday asks for another list. */
export function absencesAhead(today: string, days: number): ReadAhead {
  const each = Array.from({ length: days + 1 }, (_, ahead) => addDays(today, ahead));
  return {
    query: absencesQuery(today),
    instead: {
      of: each.map(absencesQuery),
      split: (answer: Absences) =>
        each.map((day) => {
          const items = answer.items.filter(({ to }) => to >= day);
          return [absencesQuery(day), { ...answer, items, total: items.length }] as const;
        }),
    },
  };
}
