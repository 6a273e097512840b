/** What other areas use of activities. */
export { activities } from './activities.ts';
