import type * as z from 'zod/mini';
import type { projectRow } from '../companies/rows.ts';
import type { crewFields, projectFields } from './project.shapes.ts';
import { projectReads } from './project-reads.ts';
import { projectWrites } from './project-writes.ts';

export const projects = { ...projectReads, ...projectWrites };
export type ProjectRow = z.infer<typeof projectRow>;
export type Project = z.infer<typeof projects.project.answer>;
export type CrewOfProject = z.infer<typeof projects.projectCrews.answer>['items'][number];
export type CrewToEdit = z.infer<typeof projects.projectCrew.answer>;
export type ItemOfProject = z.infer<typeof projects.projectItems.answer>['items'][number];
export type CrewBooking = z.infer<typeof projects.projectBooking.answer>['items'][number];
export type ProjectProfile = z.infer<typeof projects.projectProfiles.answer>['items'][number];
export type ProjectRating = z.infer<typeof projects.projectRatings.answer>['items'][number];
export type RatingOfProject = z.infer<typeof projects.rateProject.answer>;
export type ProjectActivity = z.infer<typeof projects.projectActivities.answer>['items'][number];
export type ProjectField = (typeof projectFields)[number] | (typeof crewFields)[number];
