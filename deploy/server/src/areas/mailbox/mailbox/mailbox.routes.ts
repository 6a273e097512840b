import type { mailbox } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { downloadAttachment } from './download-attachment.ts';
import { emailMessage } from './email-message.ts';
import { emailMessageAttachments } from './email-message-attachments.ts';
import { emailMessages } from './email-messages.ts';
import { mailboxes } from './mailboxes.ts';
import { markRead } from './mark-read.ts';
import { unsubscribe, unsubscribeLink } from './unsubscribe.ts';

export const mailboxRoutes: AreaRoutes<typeof mailbox> = {
  mailboxes,
  emailMessages,
  emailMessage,
  emailMessageAttachments,
  downloadAttachment,
  markRead,
  unsubscribeLink,
  unsubscribe,
};
