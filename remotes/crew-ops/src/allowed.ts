import { also, crew, person } from '@callboard/feature';

export const worker = crew.with('projects');
/** A project login may open the crews of its project, their places and whom to call. */
export const visitor = also(person, 'project');
export const crewOrPlanner = { roles: ['crew', 'planner'] } as const;
export const crewOrDesk = { roles: ['crew', 'planner', 'office'] } as const;
export const rater = { roles: ['crew', 'client', 'planner'] } as const;
export const noteReader = { roles: ['crew', 'client', 'planner', 'office'] } as const;
