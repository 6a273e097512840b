import { invalidate, queryClient } from '@callboard/client';
import { planning, projects } from '@callboard/contract';
import { projectQuery } from '../base/projects.queries.ts';

/** Everything that shows a project is read again. */
export const projectChanged = () =>
  Promise.all([
    invalidate(projects.project),
    invalidate(projects.projects),
    invalidate(projects.projectCrews),
    invalidate(projects.projectCrew),
    invalidate(projects.projectBooking),
    invalidate(projects.projectActivities),
    invalidate(planning.projectsCalendar),
  ]);

/** After a conflict the form shows what stands there now, so it waits for it. */
export const readProjectAgain = (number: string) =>
  queryClient.refetchQueries({ queryKey: projectQuery(number).queryKey });
