/** What other areas use of notifications. */
export { changeLines, changeParams, notificationText, notificationWords } from './notification-words.ts';
export { readAbout, readersOf } from './notifications.db.ts';
export type { Reader } from './notifications.db.ts';
export { notify, notifyEach } from './notify.db.ts';
