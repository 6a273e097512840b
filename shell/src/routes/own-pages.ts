import { anyone, person, shellPages } from '@callboard/contract';
import type { Allow } from '@callboard/contract';
import type { PageModule } from '@callboard/feature';
import { pageWords } from '../page-words/page-words.ts';
import * as signIn from '../sign-in/sign-in-page.tsx';
import type { LaterPage } from './later-pages.ts';
import type { OwnTitle, PageSource } from './page-source.ts';

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

const withWords = async (page: Promise<PageModule>): Promise<PageModule> => {
  const [module] = await Promise.all([page, pageWords()]);
  return module;
};

const setPassword = () => withWords(import('../set-password/set-password-page.tsx'));
const bare = { bare: true };

const known = person.with('persons');
const later = (page: LaterPage, title: OwnTitle, allow: Allow = person) =>
  own(shellPages[page], title, async () => (await import('./later-pages.ts')).load(page), {
    allow,
    offline: 'readable',
  });

// Every component in every state, for whoever builds one and for the story that operates them all; production does
// not carry it.
const kitchen =
  process.env.NODE_ENV === 'production' && !process.env.CALLBOARD_KITCHEN
    ? []
    : [own(shellPages.kitchen, 'titles.kitchen', () => import('../kitchen/kitchen-page.tsx'), bare)];

/** The screens that belong to no feature. */
export const ownPages: readonly PageSource[] = [
  // Part of the first bundle: it is where most visits without a session begin.
  own(shellPages.login, 'titles.sign-in', () => Promise.resolve(signIn), bare),
  own(
    shellPages.forgottenPassword,
    'titles.forgotten-password',
    () => withWords(import('../forgotten-password/forgotten-password-page.tsx')),
    bare,
  ),
  own(
    shellPages.renewPassword,
    'titles.renew-password',
    () => withWords(import('../renew-password/renew-password-page.tsx')),
    bare,
  ),
  own(shellPages.setPassword, 'titles.set-password', setPassword, bare),
  own(shellPages.welcome, 'titles.welcome', setPassword, bare),
  own(shellPages.logout, 'titles.sign-out', () => import('../sign-out/sign-out-page.tsx'), bare),
  own(shellPages.home, 'titles.home', () => import(/* webpackChunkName: "home" */ '../home/home-page.tsx'), {
    allow: person,
    offline: 'readable',
    warm: ['/home'],
  }),
  later('help', 'titles.help'),
  later('notifications', 'titles.notifications'),
  later('notification', 'titles.notifications'),
  later('profile', 'titles.profile', known),
  later('calendars', 'titles.calendars'),
  later('devices', 'titles.devices'),
  later('ownData', 'titles.own-data', known),
  later('push', 'titles.push'),
  own(shellPages.version, 'titles.version', () => withWords(import('../version/version-page.tsx')), {
    offline: 'readable',
  }),
  ...kitchen,
];
