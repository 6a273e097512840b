/** What other areas use of projects. */
export { presentProjectRow } from './present-project.ts';
export { projectRows } from './project-rows.db.ts';
export { projects } from './projects.ts';
