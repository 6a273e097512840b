/** What other areas use of locations. */
export { presentLocation } from './locations.ts';
export { locations } from './locations.ts';
