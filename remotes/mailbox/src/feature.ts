import { anyone, clientOrOffice, feature } from '@callboard/feature';
import { listPageWords, withPartWords } from '@callboard/parts';
import { paths } from './paths.ts';

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
      warm: ['/mailboxes?limit=1000&page=1', '/emailMessages?limit=60&page=1'],
      menu: {
        section: 'together',
        rank: 10,
        icon: 'mail',
        badge: { at: '/emailMessages?limit=2&page=1&unread=true' },
      },
      page: () => import('./message-list/message-list-page.tsx'),
    },
    message: {
      at: paths.message,
      title: 'message.title',
      allow: reader,
      offline: 'readable',
      warm: ['/emailMessages/{id}'],
      page: () => import('./message/message-page.tsx'),
    },
    unsubscribe: {
      at: paths.unsubscribe,
      title: 'unsubscribe.title',
      allow: anyone,
      offline: 'needs-network',
      warm: ['/emailMessages/unsubscribe/{token}'],
      bare: true,
      page: () => import('./unsubscribe/unsubscribe-page.tsx'),
    },
  },
  entries: {
    unreadMails: { title: 'message-list.unread', icon: 'mail', status: 'spare', to: paths.messageList },
  },
  words: (language) =>
    withPartWords(language, import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`), [
      listPageWords,
    ]),
});
