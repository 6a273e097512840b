/** What other areas use of planner members. */
export { hasMembershipCrew } from './has-membership-crew.db.ts';
export { abilitiesOf } from './member-abilities.db.ts';
export { membersBy } from './member-rows.db.ts';
export { memberRows } from './member-rows.ts';
export { memberSeen } from './visible-member.db.ts';
export { idsOf, personConditions } from './person-filter.db.ts';
export type { PersonFilters } from './person-filter.db.ts';
