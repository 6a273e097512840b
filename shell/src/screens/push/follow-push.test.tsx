import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { configureClient, queryClient } from '@callboard/client';
import { jobConfirmed } from '@callboard/feature';
import { testServer } from '@callboard/testing';
import { signInAs, signOutHere } from '../../start/testing/render-shell.tsx';
import { hintInstall } from '../../start/later-pages/hint-install.ts';
import { followPush } from './follow-push.ts';
import { askOnce } from './ask-push.tsx';
import { noPushBrowser, pushBrowser } from './push-browser.driver.ts';
import { keepAskedAt, keepSubscription, keptSubscription } from './kept-subscription.ts';

const server = testServer();
beforeEach(() => {
  configureClient({ base: server.url, token: () => 'token' });
  queryClient.clear();
  localStorage.clear();
  signInAs({ roles: ['crew'] });
  server.on('GET /pushPublicKey', () => ({ body: { publicKey: 'key-1' } }));
  server.on('POST /setPushNotificationSubscription', () => ({
    body: { id: 'd', device: '', createdAt: '2026-11-01T08:00:00Z', lastUsedAt: null, current: true },
  }));
});
let stop = (): void => undefined;
afterEach(() => {
  stop();
  noPushBrowser();
  signOutHere();
});

const timesSubscribed = () =>
  server.requests.filter(({ path }) => path === '/setPushNotificationSubscription').length;
const follow = () => {
  const opened: string[] = [];
  stop = followPush({ navigate: (path) => void opened.push(path) }, hintInstall);
  return opened;
};
const question = 'Shall we notify you when this job changes?';
const asked = () => screen.findByRole('dialog', { name: question });

test('the worker has a tapped message opened, and hears of it', async () => {
  const browser = pushBrowser();
  const opened = follow();
  expect(await browser.says({ type: 'open', path: '/notifications/n-1' })).toEqual(['opened']);
  expect(await browser.says({ type: 'open', path: 'https://elsewhere.example' })).toEqual([]);
  expect(opened).toEqual(['/notifications/n-1']);
});

test('who wants it is subscribed again where the browser has lost it; a new session is told', async () => {
  const browser = pushBrowser('granted', 'granted');
  keepSubscription('p1', { endpoint: 'https://push.example/old', key: 'key-1', session: 's0' });
  follow();
  await waitFor(() =>
    expect(keptSubscription('p1')).toMatchObject({ session: 's1', endpoint: browser.endpoint() }),
  );
  expect(timesSubscribed()).toBe(1);
  browser.lose();
  await browser.says({ type: 'push-changed' });
  await waitFor(() => expect(timesSubscribed()).toBe(2));
});

test('the messages that are shown go with who signs out', async () => {
  const browser = pushBrowser('granted', 'granted');
  follow();
  browser.showMessages(2);
  act(() => signInAs({ roles: ['crew'] }));
  expect(browser.shownMessages()).toBe(2);
  act(() => signOutHere());
  await waitFor(() => expect(browser.shownMessages()).toBe(0));
});

test('who does not want it is left alone', async () => {
  const browser = pushBrowser('granted', 'granted');
  follow();
  await browser.says({ type: 'push-changed' });
  expect([browser.endpoint(), timesSubscribed()]).toEqual([null, 0]);
});

test('after a confirmed job somebody is asked, and is told from then on', async () => {
  const browser = pushBrowser();
  follow();
  act(() => void window.dispatchEvent(new Event(jobConfirmed)));
  await asked();
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(timesSubscribed()).toBe(1));
  expect(browser.endpoint()).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who says "Not now" is not asked again', async () => {
  pushBrowser();
  await act(() => askOnce());
  await asked();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => askOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['a browser that was asked', () => void pushBrowser('granted', 'granted')],
  ['a browser that blocks', () => void pushBrowser('denied', 'denied')],
  ['a browser without push messages', () => noPushBrowser()],
])('nobody is asked in %s', async (_, stand) => {
  stand();
  await act(() => askOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after thirty days somebody may be asked again', async () => {
  pushBrowser();
  keepAskedAt(Date.now() - 31 * 86_400_000);
  await act(() => askOnce());
  expect(await asked()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
});
