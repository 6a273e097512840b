/** What other areas use of planning. */
export { personOfContact } from './items/contact-person.db.ts';
export { aMonthBefore } from './items/month-before.ts';
export { planningItems } from './items/planning-items.db.ts';
export { planningView } from './view/planning-view.db.ts';
