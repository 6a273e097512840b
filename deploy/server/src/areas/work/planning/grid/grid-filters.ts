import type { plannerGrid } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { everything } from '#platform/db/list/paging.ts';
import { requireRange } from '#platform/http/answer/range.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { abilitiesOf } from '../../planner-members/planner-members.public.ts';
import { gridCrews } from './grid-crews.db.ts';
import { peopleOfDays } from '../calendar/people-by-days.ts';
import { mostDays } from './planner-grid.ts';

type Named = { id: string; caption: string };

/** Of all people together, each once. */
function usedBy(people: readonly string[], namedOf: (id: string) => readonly Named[]): Named[] {
  const used = new Map(people.flatMap((id) => namedOf(id).map((one) => [one.id, one.caption] as const)));
  return [...used].map(([id, caption]) => ({ id, caption }));
}

export const gridFilters: Handler<typeof plannerGrid.gridFilters> = async ({ query }, ctx) => {
  requireRange(query, mostDays);
  const { db, caller, now } = ctx;
  const { rows, view } = await peopleOfDays(ctx, { ...query, ...everything, mode: 'all', projects: [] });
  const people = rows.map(({ personId }) => personId);
  const abilities = await abilitiesOf(db, people);
  const today = await todayOfTenant(db, now());
  const skills = view.inside ? abilities.skills : (id: string) => abilities.skillsOn(id, today);
  const regions = new Set(rows.flatMap(({ regionId }) => regionId ?? []));
  return {
    crews: (await gridCrews(db, caller, people)).all,
    functions: usedBy(people, abilities.functions),
    tags: usedBy(people, abilities.tags),
    skills: usedBy(people, skills),
    regions: [...regions].flatMap((id) => abilities.region(id) ?? []),
  };
};
