import { anyone, person, shellPages } from '@callboard/contract';
import type { PageModule } from '@callboard/feature';
import * as signIn from '../../screens/sign-in/sign-in-page.tsx';
import type { LaterPage } from '../later-pages/later-pages.ts';
import type { OwnTitle, PageSource } from '../../runtime/routes/page-source.ts';

type More = Partial<Pick<PageSource, 'bare' | 'allow' | 'offline' | 'warm'>>;

const origin = { feature: 'shell', version: '' };

const own = (
  path: string,
  title: OwnTitle,
  load: () => Promise<PageModule>,
  { bare = false, allow = anyone, offline = 'needs-network', warm = [] }: More = {},
): PageSource => ({
  path,
  title: { own: title },
  allow,
  bare,
  // The sign-in and its neighbours have the languages within them.
  alone: bare,
  offline,
  warm,
  origin,
  load,
});

const bare = { bare: true };

const readable = { allow: person, offline: 'readable' } as const;
const known = { ...readable, allow: person.with('persons') };
const later = (page: LaterPage, title: OwnTitle, more: More = readable) =>
  own(
    shellPages[page],
    title,
    async () =>
      (await import(/* webpackChunkName: "later-pages" */ '../later-pages/later-pages.ts')).load(page),
    more,
  );

// Every component in every state, for whoever builds one and for the story that operates them all; production does
// not carry it.
const kitchen =
  process.env.NODE_ENV === 'production' && !process.env.CALLBOARD_KITCHEN
    ? []
    : [
        own(
          shellPages.kitchen,
          'titles.kitchen',
          () => import('../../screens/kitchen/kitchen-page.tsx'),
          bare,
        ),
      ];

/** The screens that belong to no feature. */
export const ownPages: readonly PageSource[] = [
  // Part of the first bundle: it is where most visits without a session begin.
  own(shellPages.login, 'titles.sign-in', () => Promise.resolve(signIn), bare),
  later('forgottenPassword', 'titles.forgotten-password', bare),
  later('otherSignIn', 'titles.sign-in', bare),
  later('renewPassword', 'titles.renew-password', bare),
  later('setPassword', 'titles.set-password', bare),
  later('welcome', 'titles.welcome', bare),
  later('logout', 'titles.sign-out', bare),
  own(
    shellPages.home,
    'titles.home',
    () => import(/* webpackChunkName: "home" */ '../../screens/home/home-page.tsx'),
    {
      ...readable,
      warm: ['/home'],
    },
  ),
  later('help', 'titles.help'),
  later('notifications', 'titles.notifications'),
  later('notification', 'titles.notifications'),
  later('profile', 'titles.profile', known),
  later('calendars', 'titles.calendars'),
  later('devices', 'titles.devices'),
  later('ownData', 'titles.own-data', known),
  later('push', 'titles.push'),
  later('signInWays', 'titles.sign-in-ways'),
  later('version', 'titles.version', { offline: 'readable' }),
  ...kitchen,
];
