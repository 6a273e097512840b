import type { BodyOf, projects } from '@callboard/contract';
import { addDays, itemTimeProblem, outsideOfProject } from '@callboard/domain';
import type { Updateable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BareProject } from '../read/project.db.ts';

/** What a planner types of a crew. */
export type CrewFacts = Omit<BodyOf<typeof projects.editProjectCrew>, 'movePositions'>;

export const crewColumns = (facts: CrewFacts, timeZone: string) =>
  ({
    locationId: facts.locationId,
    name: facts.name,
    shift: facts.shift,
    startDate: facts.startDate,
    endDate: facts.endDate,
    startTime: facts.startTime,
    endTime: facts.endTime,
    timeZone,
    cateringTypeId: facts.cateringTypeId,
    cateringNote: facts.cateringNote,
    contactOnSiteId: facts.contactOnSiteId,
    infoExternal: facts.infoExternal,
    infoInternal: facts.infoInternal,
    infoCrew: facts.infoCrew,
    infoChief: facts.infoChief,
  }) satisfies Updateable<Tables['crew']>;

/** A crew may work on several days; within one, its times are those of a position. */
export function refuseCrewTimes(facts: CrewFacts, timeZone: string): void {
  const { startDate, endDate, startTime, endTime } = facts;
  const wrong =
    endDate !== null && endDate < startDate
      ? ({ path: 'endDate', code: 'end_before_start' } as const)
      : itemTimeProblem({ startDate, startTime, endTime, timeZone });
  if (wrong) throw new AppError('invalid', { fields: [wrong] });
}

export function refuseOutside(facts: CrewFacts, { beginDate: from, endDate: until }: BareProject): void {
  const path = outsideOfProject(facts, { beginDate: from, endDate: until });
  if (!path) return;
  const params = until === null ? { from } : { from, until };
  throw new AppError('invalid', { fields: [{ path, code: 'outside_project', params }] });
}

type Work = { readonly firstDay: string | null; readonly lastDay: string | null };

/** The days of a crew have to hold those of its positions, moved by as many days as these are. */
export function refusePositionsOutside(
  { startDate, endDate }: CrewFacts,
  { firstDay, lastDay }: Work,
  moved: number,
): void {
  if (firstDay === null || lastDay === null) return;
  const [from, until] = [addDays(firstDay, moved), addDays(lastDay, moved)];
  const refused = (path: 'startDate' | 'endDate') =>
    new AppError('invalid', { fields: [{ path, code: 'outside_positions', params: { from, until } }] });
  if (from < startDate) throw refused('startDate');
  if (until > (endDate ?? startDate)) throw refused('endDate');
}
