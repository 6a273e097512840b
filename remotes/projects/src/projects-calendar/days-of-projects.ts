import type { AnswerOf, planning } from '@callboard/contract';
import { daysFrom, projectColours } from '@callboard/domain';
import type { ProjectColour, ProjectStatus } from '@callboard/domain';

export type CalendarProject = AnswerOf<typeof planning.projectsCalendar>['items'][number];
/** What the palette calls a colour: the status it stands for. */
export const statusOfColour = {
  confirmedProject: 'confirmed',
  projectQuoted: 'quoted',
  designClient: 'design',
} as const satisfies Record<ProjectColour, ProjectStatus>;

type Span = { readonly from: string; readonly to: string };
type Days = Pick<CalendarProject, 'beginDate' | 'endDate'>;

/** One without an end is still going on. */
export const runsOn = ({ beginDate, endDate }: Days, day: string): boolean =>
  beginDate <= day && (endDate === null || day <= endDate);

export const touches = ({ beginDate, endDate }: Days, { from, to }: Span): boolean =>
  beginDate <= to && (endDate === null || endDate >= from);

export type DayOfProjects = {
  readonly day: string;
  /** Each once, the firmest first. */
  readonly colours: readonly ProjectColour[];
  readonly projects: readonly CalendarProject[];
};

/** The days on which a project runs, in their order. */
export function daysOfProjects(projects: readonly CalendarProject[], { from, to }: Span): DayOfProjects[] {
  return daysFrom(from, to).flatMap((day) => {
    const running = projects.filter((project) => runsOn(project, day));
    if (running.length === 0) return [];
    const colours = projectColours.filter((colour) => running.some((project) => project.colour === colour));
    return [{ day, colours, projects: running }];
  });
}
