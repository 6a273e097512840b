/** What other areas use of planning. */
export { personOfContact } from './contact-person.db.ts';
export { aMonthBefore } from './month-before.ts';
export { planningItems } from './planning-items.db.ts';
export { planningView } from './planning-view.db.ts';
