/** What other areas use of crew checks. */
export { answerCheck, checkViewerOf } from './read/answer-check.ts';
export { approveHours, hoursChecked, refuseImpossible } from './hours/approve-hours.ts';
export { checkRows, countedPositions } from './read/check-rows.db.ts';
export type { CheckRow } from './read/check-rows.db.ts';
export { closeAutoTodos, stopSharing } from './read/check.db.ts';
export { openObjections } from './hours/check-objection.db.ts';
export { hoursAnsweredFor, hoursToSign } from './hours/hours-context.db.ts';
export { lateCrews } from './due/due.db.ts';
export { refuseLockedMonth } from './read/month-lock.db.ts';
export { breakOf, rowPresence, workedMinutesOf } from './read/on-site-state.ts';
export { onSiteFacts } from './read/presence.db.ts';
export type { OnSiteFacts } from './read/presence.db.ts';
export { seenPresence } from './read/seen-presence.ts';
export { presentCheck } from './read/present-check.ts';
export { todaysCrews } from './due/todays-crews.db.ts';
