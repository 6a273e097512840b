import { mailbox, readOf } from '@callboard/contract';
import { anyone, clientOrOffice, feature } from '@callboard/feature';
import { withPartWords } from '@callboard/parts';
import { paths } from './base/paths.ts';

const reader = clientOrOffice.with('mailboxes').withMailbox('emailMessages');

export default feature({
  id: 'mailbox',
  contract: 1,
  bundle: 'mailbox',
  pages: {
    messageList: {
      at: paths.messageList,
      title: 'message-list.title',
      allow: reader,
      offline: 'readable',
      warm: [readOf(mailbox.mailboxes), readOf(mailbox.emailMessages, { query: { limit: 60 } })],
      menu: {
        section: 'together',
        rank: 10,
        icon: 'mail',
        badge: { at: readOf(mailbox.emailMessages, { query: { limit: 2, unread: 'true' } }) },
      },
      page: () => import('./message-list/message-list-page.tsx'),
    },
    message: {
      at: paths.message,
      title: 'message.title',
      allow: reader,
      offline: 'readable',
      warm: [readOf(mailbox.emailMessage)],
      page: () => import('./message/message-page.tsx'),
    },
    unsubscribe: {
      at: paths.unsubscribe,
      title: 'unsubscribe.title',
      allow: anyone,
      offline: 'needs-network',
      warm: [readOf(mailbox.unsubscribeLink)],
      bare: true,
      page: () => import('./unsubscribe/unsubscribe-page.tsx'),
    },
  },
  entries: {
    unreadMails: { title: 'message-list.unread', icon: 'mail', status: 'spare', to: paths.messageList },
  },
  opens: [{ about: 'message', to: paths.message }],
  words: (language) =>
    withPartWords(language, import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`)),
  help: () => import('./help/help.ts'),
});
