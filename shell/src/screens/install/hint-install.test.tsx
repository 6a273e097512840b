import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { checkedInEvent } from '@callboard/contract';
import { standIns } from '../../start/testing/browser-stand-ins.ts';
import { signInAs, signOutHere } from '../../start/testing/render-shell.tsx';
import '../../start/words/words.ts';
import { hintInstall } from '../../start/later-pages/hint-install.ts';
import { followInstall } from './follow-install.ts';
import { hintOnce } from './hint-install.tsx';
import { keepHintedAt } from './hinted-at.ts';
import { appleDevice, browserOffers, noOffer } from './install-offer.driver.ts';

const name = 'Put the app on your home screen?';
const reason = /check in without a connection, and get new jobs as push messages/;
const hint = () => screen.findByRole('dialog', { name });
const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  standIns();
  signInAs({ roles: ['crew'] });
});
afterEach(() => {
  noOffer();
  signOutHere();
});

test('the hint says why, and one tap installs', async () => {
  const browser = browserOffers();
  expect(browser.ownBar()).toBe(false);
  await act(() => hintOnce());
  expect(await hint()).toHaveTextContent(reason);
  await press('Install');
  await isGone();
  expect(browser.asked()).toBe(1);
});

test('"Not now" counts for ninety days', async () => {
  browserOffers();
  await act(() => hintOnce());
  await hint();
  await press('Not now');
  await isGone();
  await act(() => hintOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
  keepHintedAt(Date.now() - 89 * 86_400_000);
  await act(() => hintOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
  keepHintedAt(Date.now() - 91 * 86_400_000);
  await act(() => hintOnce());
  await hint();
  await press('Not now');
});

test('on an iPhone it says where to tap', async () => {
  appleDevice();
  await act(() => hintOnce());
  expect(await hint()).toHaveTextContent('Tap Share in Safari.');
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  await press('Not now');
});

test.each([
  [
    'that is installed',
    () => void (window.matchMedia = (query) => ({ matches: true, media: query }) as never),
  ],
  ['of somebody without an account of their own', () => signInAs({ tokenType: 'project' })],
  ['of nobody', signOutHere],
])('an app %s is left alone', async (_, make) => {
  browserOffers();
  make();
  await act(() => hintOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a browser that cannot is left alone', async () => {
  await act(() => hintOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a check-in it comes with the next page, and not over the one that was tapped', async () => {
  browserOffers();
  let go: ((pathname: string) => void) | null = null;
  followInstall(
    {
      subscribe(listen) {
        go = (pathname) => listen({ location: { pathname } });
        return () => undefined;
      },
    },
    hintInstall,
  );
  window.dispatchEvent(new Event(checkedInEvent));
  await waitFor(() => expect(go).not.toBeNull());
  act(() => go?.(location.pathname));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => go?.('/jobs'));
  expect(await hint()).toBeVisible();
  await press('Not now');
});

test('the hint does not wait for another page when the next one came before its code', async () => {
  browserOffers();
  await act(() => hintOnce({ subscribe: () => () => undefined }, '/before'));
  expect(await hint()).toBeVisible();
  await press('Not now');
});
