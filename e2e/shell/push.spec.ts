import { heading } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';
import { patience } from '../support/patience.ts';

test.use({ login: 'crew', serviceWorkers: 'allow', permissions: ['notifications'] });
test.describe.configure({ timeout: patience(90_000) });

/** This browser knows no push service: what it would get from one is put in its place. */
const standInForService = () => {
  let current: object | null = null;
  const made = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/story',
    options: {},
    toJSON: () => ({ keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => current,
    subscribe: async () => (current = made),
  });
};

/** As the browser hands it to the worker once it is decrypted. */
async function deliver(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  await devtools.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const all = await getNotifications.call(await navigator.serviceWorker.ready);
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Nobody can tap a message outside of the page here: its worker hears of a tap. */
async function tap(page: Page, tag: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async (wanted) => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, facts: object) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications({ tag: wanted });
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  }, tag);
}

test('a phone is turned on, shows what was pushed, and a tap opens the app where it belongs', async ({
  page,
}) => {
  await page.addInitScript(standInForService);
  await page.goto('/profile/push');
  const push = page.getByRole('switch', { name: 'Push messages on this device' });
  await push.click();
  await expect(push).toBeChecked();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Test sent. It arrives in a moment.')).toBeVisible();
  await page.getByRole('combobox', { name: /^Vacancies/ }).selectOption('Off');
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^Vacancies/ })).toHaveValue('off');

  await page.goto('/');
  const job = { kind: 'job', id: 'job-1' };
  const changed = { id: 'n-1', kind: 'jobChanged', title: 'Job has changed', body: 'Start: 08:00 → 09:30' };
  await deliver(page, { ...changed, actions: [], subject: job });
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Job has changed', body: 'Start: 08:00 → 09:30', tag: 'job:job-1' }]);
  const test = { id: null, kind: 'test', title: 'Push messages arrive', body: '', actions: [] };
  await deliver(page, { ...test, subject: null });
  await expect
    .poll(async () => (await shown(page)).map(({ tag }) => tag).toSorted())
    .toEqual(['job:job-1', 'news']);
  await tap(page, 'news');
  await expect(heading(page, 'Notification settings')).toBeVisible();
  await expect.poll(() => shown(page)).toHaveLength(1);
});
