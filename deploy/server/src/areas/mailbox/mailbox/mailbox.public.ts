/** What other areas use of the mailbox. */
export { unreadMails } from './unread-mails.ts';
export { emailMessages } from './email-messages.ts';
