/** What other areas use of crew checks. */
export { answerCheck, checkViewerOf } from './answer-check.ts';
export { approveHours, hoursChecked, refuseImpossible } from './approve-hours.ts';
export { checkRows, countedPositions } from './check-rows.db.ts';
export type { CheckRow } from './check-rows.db.ts';
export { closeAutoTodos, stopSharing } from './check.db.ts';
export { openObjections } from './check-objection.db.ts';
export { hoursAnsweredFor, hoursToSign } from './hours-context.db.ts';
export { lateCrews } from './due.db.ts';
export { refuseLockedMonth } from './month-lock.db.ts';
export { breakOf, rowPresence, workedMinutesOf } from './on-site-state.ts';
export { onSiteFacts } from './presence.db.ts';
export type { OnSiteFacts } from './presence.db.ts';
export { seenPresence } from './seen-presence.ts';
export { presentCheck } from './present-check.ts';
export { todaysCrews } from './todays-crews.db.ts';
