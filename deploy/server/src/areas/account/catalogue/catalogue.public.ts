/** What other areas use of catalogue. */
export { functionSkills } from './function-skills.db.ts';
export type { FunctionSkill } from './function-skills.db.ts';
