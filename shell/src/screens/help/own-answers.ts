import { offlineReadDays } from '@callboard/domain';
import { path, shellPages } from '@callboard/contract';
import type { HelpAnswer } from '@callboard/feature';
import type { OwnTitle } from '../../runtime/routes/page-source.ts';

type OwnPage = keyof typeof shellPages;
export type OwnAnswer = Pick<HelpAnswer, 'values'> & {
  readonly pages: readonly OwnPage[];
  readonly opens?: { readonly to: ReturnType<typeof toPage>; readonly title: OwnTitle };
};

const toPage = (pattern: (typeof shellPages)[OwnPage]) => path(pattern as typeof shellPages.help).to({});
const page = (name: OwnPage, title: OwnTitle) => ({ to: toPage(shellPages[name]), title });

/** What the shell answers for its own pages, and for the app as a whole. */
export const ownAnswers = {
  offline: { pages: [], values: () => ({ days: [offlineReadDays, 'day'] }) },
  missing: { pages: ['home'] },
  notifications: {
    pages: ['notifications', 'notification'],
    opens: page('notifications', 'titles.notifications'),
  },
  push: { pages: ['push'], opens: page('push', 'titles.push') },
  install: { pages: [] },
  calendars: { pages: ['calendars'], opens: page('calendars', 'titles.calendars') },
  profile: { pages: ['profile'], opens: page('profile', 'titles.profile') },
  'own-data': { pages: ['ownData'], opens: page('ownData', 'titles.own-data') },
  devices: { pages: ['devices', 'logout'], opens: page('devices', 'titles.devices') },
  'sign-in-ways': { pages: ['signInWays', 'otherSignIn'] },
  password: {
    pages: ['login', 'forgottenPassword', 'renewPassword', 'setPassword', 'welcome'],
    opens: page('renewPassword', 'titles.renew-password'),
    values: ({ linkHours }) => ({ works: [linkHours, 'hour'] }),
  },
  language: { pages: [] },
  version: { pages: ['version'], opens: page('version', 'titles.version') },
  swipe: { pages: [] },
  keys: { pages: [] },
} as const satisfies Record<string, OwnAnswer>;
