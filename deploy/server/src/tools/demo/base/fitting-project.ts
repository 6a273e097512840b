import type { CrewPlan } from './crew-plan.ts';
import type { Project } from './seed-projects.db.ts';

type Days = { day: string; endDay?: string | null };

const covers = ({ beginDate, endDate }: Project, { day, endDay }: Days): boolean =>
  beginDate <= day && (!endDate || (endDay ?? day) <= endDate);

/** The project of each crew: one that runs on its days, and of those the one with the fewest crews so far. */
export function fittingProjects(projects: readonly Project[]) {
  const crews = new Map<string, number>();
  const count = ({ id }: Project) => crews.get(id) ?? 0;
  return (wanted: CrewPlan['project'], days: Days): Project | undefined => {
    const fitting = projects.filter((one) => one.beginDate > '2018' && covers(one, days));
    const ofKind = fitting.filter(({ kind }) => kind === (wanted === 'first' ? 'client' : wanted));
    const first = wanted === 'first' ? ofKind.find((one) => one === projects[0]) : undefined;
    const some = ofKind.length > 0 ? ofKind : fitting.filter(({ kind }) => kind === 'client');
    const chosen = first ?? some.toSorted((a, b) => count(a) - count(b))[0];
    if (chosen) crews.set(chosen.id, count(chosen) + 1);
    return chosen;
  };
}
