import type { PageModule } from '@callboard/feature';
import { accountWords } from '../../screens/account/account-words.ts';
import { listLaterFiles } from '../../runtime/loader/later-files.ts';
import { helpWords } from '../../screens/help/help-words.ts';
import type { PageChanges } from '../../screens/install/hint-install.tsx';
import { installWords } from '../../screens/install/install-words.ts';
import { notificationWords } from '../../screens/notifications/notification-words.ts';
import { pageWords } from '../../screens/page-words/page-words.ts';
import { shellPartWords } from '../../screens/page-words/part-words.ts';
import { profileWords } from '../../screens/profile/profile-words.ts';
import { pushWords } from '../../screens/push/push-words.ts';
import { signInWaysWords } from '../../screens/sign-in-ways/sign-in-ways-words.ts';
import { updateWords } from '../../runtime/update/update-words.ts';

type Words = readonly (() => Promise<unknown>)[];

/** Everything that a page needs before it is drawn. */
async function withWords(page: Promise<PageModule>, words: Words): Promise<PageModule> {
  const [module] = await Promise.all([page, ...words.map((load) => load())]);
  return module;
}

const accountPage = (page: Promise<PageModule>) => withWords(page, [accountWords, shellPartWords]);

const setPassword = () =>
  withWords(import(/* webpackChunkName: "password" */ '../../screens/set-password/set-password-page.tsx'), [
    pageWords,
  ]);

const pages = {
  forgottenPassword: () =>
    withWords(
      import(
        /* webpackChunkName: "password" */ '../../screens/forgotten-password/forgotten-password-page.tsx'
      ),
      [pageWords],
    ),
  renewPassword: () =>
    withWords(
      import(/* webpackChunkName: "password" */ '../../screens/renew-password/renew-password-page.tsx'),
      [pageWords],
    ),
  setPassword,
  welcome: setPassword,
  logout: () => withWords(import('../../screens/sign-out/sign-out-page.tsx'), []),
  help: () =>
    withWords(import(/* webpackChunkName: "help" */ '../../screens/help/help-page.tsx'), [
      helpWords,
      installWords,
    ]),
  notifications: () =>
    withWords(
      import(/* webpackChunkName: "notifications" */ '../../screens/notifications/notifications-page.tsx'),
      [notificationWords],
    ),
  notification: () =>
    withWords(
      import(/* webpackChunkName: "notification" */ '../../screens/notifications/notification-page.tsx'),
      [notificationWords],
    ),
  profile: () =>
    withWords(import('../../screens/profile/profile-page.tsx'), [profileWords, shellPartWords, installWords]),
  calendars: () =>
    accountPage(
      import(/* webpackChunkName: "account" */ '../../screens/account/calendars/calendars-page.tsx'),
    ),
  devices: () =>
    accountPage(import(/* webpackChunkName: "account" */ '../../screens/account/devices/devices-page.tsx')),
  ownData: () =>
    accountPage(import(/* webpackChunkName: "account" */ '../../screens/account/own-data/own-data-page.tsx')),
  otherSignIn: () =>
    withWords(
      import(/* webpackChunkName: "sign-in-ways" */ '../../screens/sign-in-ways/other-sign-in-page.tsx'),
      [signInWaysWords],
    ),
  signInWays: () =>
    withWords(
      import(/* webpackChunkName: "sign-in-ways" */ '../../screens/sign-in-ways/sign-in-ways-page.tsx'),
      [accountWords, shellPartWords, signInWaysWords],
    ),
  push: () => withWords(import('../../screens/push/push-page.tsx'), [pushWords, signInWaysWords]),
  version: () =>
    withWords(import(/* webpackChunkName: "help" */ '../../screens/version/version-page.tsx'), [
      pageWords,
      updateWords,
    ]),
};
export type LaterPage = keyof typeof pages;

/** What opening any of them begins with, beside this file. */
export const prepare = listLaterFiles;

/** A page with its words. Neither sign-in nor home carries anything of these, and the document not even their names. */
export async function load(page: LaterPage): Promise<PageModule> {
  await listLaterFiles();
  return pages[page]();
}

/** The sheet that asks for a fresh proof, over whatever page is open. */
export async function askForProof(): Promise<boolean> {
  await listLaterFiles();
  const sheet = import(/* webpackChunkName: "sign-in-ways" */ '../../screens/sign-in-ways/ask-for-proof.tsx');
  const [{ askForProof: ask }] = await Promise.all([sheet, signInWaysWords()]);
  return ask();
}

/** The offer to install the app, once it helps. */
export async function hintInstall(pages: PageChanges | undefined, from: string): Promise<void> {
  await listLaterFiles();
  await (await import('../../screens/install/hint-install.tsx')).hintOnce(pages, from);
}
