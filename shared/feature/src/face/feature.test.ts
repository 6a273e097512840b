import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailbox as api, readOf } from '@callboard/contract';
import { clientOrOffice, faceOf, feature, path } from './face.ts';

const inbox = path('/mailbox');
const mailbox = feature({
  id: 'mailbox',
  contract: 1,
  bundle: 'mailbox',
  pages: {
    inbox: {
      at: inbox,
      title: 'message-list.title',
      allow: clientOrOffice.with('mailboxes').withMailbox('emailMessages'),
      offline: 'readable',
      warm: [readOf(api.mailboxes)],
      menu: {
        section: 'together',
        rank: 10,
        icon: 'mail',
        badge: { at: readOf(api.emailMessages, { query: { limit: 1, unread: 'true' } }) },
      },
      page: () => Promise.reject(new Error('never called')),
    },
  },
  cards: {
    now: {
      slot: 'home/now',
      rank: 40,
      allow: clientOrOffice,
      card: () => Promise.reject(new Error('never called')),
    },
  },
  entries: {
    unreadMails: {
      title: 'message-list.unread',
      icon: 'mail',
      status: 'spare',
      to: inbox,
      actions: [{ name: 'read', label: 'message.read', says: 'message.readAll' }],
      all: { label: 'message-list.all', to: inbox, above: 0 },
      act: () => Promise.reject(new Error('never called')),
    },
  },
  opens: [{ about: 'todo', told: ['todo'], to: inbox, search: { day: '{day}' } }],
  ahead: { allow: clientOrOffice, reads: () => Promise.reject(new Error('never called')) },
  words: () => Promise.reject(new Error('never called')),
});

test('a face is all of a feature that is data', () => {
  const face = faceOf(mailbox);
  expect(face).toEqual({
    id: 'mailbox',
    contract: 1,
    bundle: 'mailbox',
    pages: {
      inbox: {
        at: '/mailbox',
        title: 'message-list.title',
        allow: {
          roles: ['client', 'office'],
          rights: [['mailboxes', 'READ']],
          mailboxRights: ['emailMessages'],
        },
        offline: 'readable',
        warm: ['/mailboxes?limit=1000&page=1'],
        menu: {
          section: 'together',
          rank: 10,
          icon: 'mail',
          label: 'message-list.title',
          badge: { at: '/emailMessages?limit=1&page=1&unread=true' },
        },
      },
    },
    cards: { now: { slot: 'home/now', rank: 40, allow: { roles: ['client', 'office'] } } },
    entries: {
      unreadMails: {
        title: 'message-list.unread',
        icon: 'mail',
        status: 'spare',
        to: '/mailbox',
        actions: [{ name: 'read', label: 'message.read', says: 'message.readAll' }],
        all: { label: 'message-list.all', to: '/mailbox', above: 0 },
      },
    },
    opens: [{ about: 'todo', told: ['todo'], to: '/mailbox', search: { day: '{day}' } }],
    ahead: { allow: { roles: ['client', 'office'] } },
  });
  expect(JSON.parse(JSON.stringify(face))).toEqual(face);
});

test('plain Node reads a face by the condition callboard-face', () => {
  const folder = mkdtempSync(join(__dirname, '.face-'));
  try {
    const file = join(folder, 'planted.ts');
    writeFileSync(
      file,
      `import { crew, faceOf, feature, path } from '@callboard/feature';
       const planted: unknown = faceOf(feature({ id: 'finance', contract: 1, bundle: 'finance',
         pages: { list: { at: path('/payrolls/{number}'), title: 't', allow: crew.with('payrolls'), offline: 'readable',
           page: () => import('./nowhere.tsx') as never } },
         words: (language) => import(\`./words/\${language}.json\`) }));
       console.log(JSON.stringify(planted));`,
    );
    const printed = execFileSync(process.execPath, ['--conditions=callboard-face', file], {
      encoding: 'utf8',
    });
    expect(JSON.parse(printed)).toMatchObject({
      pages: { list: { at: '/payrolls/{number}', allow: { roles: ['crew'] } } },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
