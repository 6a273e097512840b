/** What other areas use of projects. */
export { presentProjectRow } from './read/present-project.ts';
export { projectRows } from './read/project-rows.db.ts';
export { projects } from './read/projects.ts';
