import { ownZone } from '@callboard/client';
import type { CrewToEdit, Project } from '@callboard/contract';
import { itemTimeProblem, outsideOfProject, shortestItemMinutes } from '@callboard/domain';
import type { FieldProblem } from '@callboard/parts';
import type { Chosen } from '../found-choice/found-choice.tsx';

export type ProjectDays = Pick<Project, 'beginDate' | 'endDate'>;

const noCrew = {
  name: '',
  shift: '',
  startDate: '',
  endDate: '',
  startTime: '',
  endTime: '',
  location: null as Chosen,
  cateringTypeId: '',
  cateringNote: '',
  contactOnSite: null as Chosen,
  infoCrew: '',
  infoChief: '',
  infoInternal: '',
  infoExternal: '',
};
export type CrewValues = typeof noCrew;

const chosen = (one: Chosen): Chosen => one && { id: one.id, name: one.name };

/** A new crew begins with the project where that lies ahead, else today, and works where the project is. */
export function newCrew(project: ProjectDays & Pick<Project, 'location'>, today: string): CrewValues {
  const startDate = project.beginDate > today ? project.beginDate : today;
  const isOutside = outsideOfProject({ startDate, endDate: null }, project) !== null;
  return { ...noCrew, location: chosen(project.location), startDate: isOutside ? '' : startDate };
}

export const editableCrew = (crew: CrewToEdit): CrewValues => ({
  name: crew.name,
  shift: crew.shift,
  startDate: crew.startDate,
  endDate: crew.endDate ?? '',
  startTime: crew.startTime ?? '',
  endTime: crew.endTime ?? '',
  location: chosen(crew.location),
  cateringTypeId: crew.cateringTypeId ?? '',
  cateringNote: crew.cateringNote,
  contactOnSite: chosen(crew.contactOnSite),
  infoCrew: crew.infoCrew,
  infoChief: crew.infoChief,
  infoInternal: crew.infoInternal,
  infoExternal: crew.infoExternal,
});

export const crewBody = (values: CrewValues) => ({
  name: values.name,
  shift: values.shift,
  startDate: values.startDate,
  endDate: values.endDate || null,
  startTime: values.startTime || null,
  endTime: values.endTime || null,
  locationId: values.location?.id ?? null,
  cateringTypeId: values.cateringTypeId || null,
  cateringNote: values.cateringNote,
  contactOnSiteId: values.contactOnSite?.id ?? null,
  infoCrew: values.infoCrew,
  infoChief: values.infoChief,
  infoInternal: values.infoInternal,
  infoExternal: values.infoExternal,
});

/** Where what the server says of a field is shown. */
export const shownAt = { locationId: 'location', contactOnSiteId: 'contactOnSite' } as const;

type Days = Pick<CrewValues, 'startDate' | 'endDate'>;
type Problems = readonly FieldProblem<keyof CrewValues>[];

/** What the shape of the body does not say, or says less well. */
export function crewProblems(
  { startDate, endDate, startTime, endTime }: CrewValues,
  endBefore: string,
): Problems {
  if (!startDate) return [];
  const problems: FieldProblem<keyof CrewValues>[] = [];
  if (endDate && endDate < startDate)
    problems.push({ path: 'endDate', code: 'end_before_start', text: endBefore });
  // A crew may work on several days; within one, its times are those of a position.
  const times = { startDate, startTime: startTime || null, endTime: endTime || null, timeZone: ownZone() };
  const wrong = itemTimeProblem(times);
  if (wrong) problems.push({ ...wrong, params: { min: shortestItemMinutes } });
  return problems;
}

/** The days of a crew lie within those of its project. */
export function outsideProject({ startDate, endDate }: Days, project: ProjectDays): Problems {
  const path = startDate && outsideOfProject({ startDate, endDate: endDate || null }, project);
  return path ? [{ path, code: 'outside_project' }] : [];
}

type PositionDays = Pick<CrewToEdit, 'firstPositionDay' | 'lastPositionDay'>;

/** Positions keep their days, so the days of their crew must hold them. */
export function outsidePositions({ startDate, endDate }: Days, positions: PositionDays): Problems {
  const { firstPositionDay, lastPositionDay } = positions;
  if (!startDate || !firstPositionDay || !lastPositionDay) return [];
  if (firstPositionDay < startDate) return [{ path: 'startDate', code: 'outside_positions' }];
  return lastPositionDay > (endDate || startDate) ? [{ path: 'endDate', code: 'outside_positions' }] : [];
}
