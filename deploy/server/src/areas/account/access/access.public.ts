/** What other areas use of access. */
export { chiefsOf, inCrew, isChief, isMember, leadsCrew, ledBy, ledWith } from './crew-roles.db.ts';
export type { InCrew } from './crew-roles.db.ts';
export { averagesOf } from './rating-averages.ts';
export { officeNames, officePeople } from './office-people.db.ts';
export { isFilled, isPosition, isSpare } from './states.db.ts';
export { viewerOf } from './viewer.ts';
export type { Viewer } from './viewer.ts';
export { canSeeCompany, canSeeCrew, canSeeProject, canSeeRating, canRateWork } from './visible.db.ts';
export { readsRatingComment, seesRater } from './ratings.policy.ts';
