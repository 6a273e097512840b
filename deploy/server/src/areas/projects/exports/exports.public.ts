/** What other areas use of exports. */
export { startExport } from './start-export.ts';
