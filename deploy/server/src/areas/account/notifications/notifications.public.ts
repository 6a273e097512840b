/** What other areas use of notifications. */
export { changeParams, notificationText, notificationWords } from './notification-words.ts';
export { readersOf } from './notifications.db.ts';
export type { Reader } from './notifications.db.ts';
export { notify, notifyEach } from './notify.db.ts';
