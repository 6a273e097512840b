/** What other areas use of proposals. */
export { ofDay, openPositions } from './open-positions.db.ts';
