export { addDays, dayAt, daysBetween } from './day.ts';
