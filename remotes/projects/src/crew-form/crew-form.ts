import { ownZone } from '@callboard/client';
import type { CrewOfProject, CrewToEdit, Project } from '@callboard/contract';
import {
  addDays,
  crewShift,
  isMovedCrew,
  itemTimeProblem,
  outsideOfProject,
  shortestItemMinutes,
} from '@callboard/domain';
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

/** The crew of a project that a new one is most likely to be like. */
export const lastCrew = (crews: readonly CrewOfProject[]): CrewOfProject | undefined =>
  crews
    .filter(({ cancelled }) => !cancelled)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
    .at(-1);

/**
 * A new crew begins with the project where that lies ahead, else today, and works where the project is, or its last
 * crew, at the times of that one.
 */
export function newCrew(
  project: ProjectDays & Pick<Project, 'location'>,
  today: string,
  last?: CrewOfProject,
): CrewValues {
  const startDate = project.beginDate > today ? project.beginDate : today;
  const isOutside = outsideOfProject({ startDate, endDate: null }, project) !== null;
  return {
    ...noCrew,
    location: chosen(project.location ?? last?.location ?? null),
    startDate: isOutside ? '' : startDate,
    startTime: last?.startTime ?? '',
    endTime: last?.endTime ?? '',
  };
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

/** The days of a crew must hold those of its positions, moved by as many days as these are. */
export function outsidePositions({ startDate, endDate }: Days, positions: PositionDays, moved = 0): Problems {
  if (!startDate || !positions.firstPositionDay || !positions.lastPositionDay) return [];
  const first = addDays(positions.firstPositionDay, moved);
  const last = addDays(positions.lastPositionDay, moved);
  if (first < startDate) return [{ path: 'startDate', code: 'outside_positions' }];
  return last > (endDate || startDate) ? [{ path: 'endDate', code: 'outside_positions' }] : [];
}

export type MovedValues = CrewValues & {
  /** Whether positions move with their crew; empty as long as nobody has said so. */
  movePositions: '' | 'yes' | 'no';
};
type Movable = Pick<CrewToEdit, 'startDate' | 'endDate' | 'firstPositionDay' | 'mayMove'>;

/** By how many days the positions of a crew could move, and whether they do. */
export function movedPositions(values: MovedValues, crew: Movable) {
  const after = { startDate: values.startDate, endDate: values.endDate || null };
  const isWhole = after.startDate >= '1900' && (after.endDate === null || after.endDate >= after.startDate);
  if (!isWhole || crew.firstPositionDay === null) return { days: 0, moves: false };
  const days = crewShift(crew, after);
  const chosen = values.movePositions === '' ? isMovedCrew(crew, after) : values.movePositions === 'yes';
  return { days, moves: days !== 0 && crew.mayMove && chosen };
}
