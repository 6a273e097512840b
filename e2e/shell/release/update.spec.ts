import { keptOffline } from '../../support/phone/kept-offline.ts';
import { releaseNext } from '../../support/product/release-next.ts';
import { heading } from '../../support/screens.ts';
import { copyOfReleases, startProduct, type Product } from '../../support/product/product.ts';
import { signedInState } from '../../support/person/sign-in.ts';
import { expect, test as base, type Page } from '../../support/story.ts';
import { patience } from '../../support/run/patience.ts';

const test = base.extend<{ own: Product }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs here
  own: async ({}, give) => {
    const product = await startProduct({ releases: await copyOfReleases() });
    await give(product);
    await product.stop();
  },
  baseURL: async ({ own }, give) => give(own.origin('nordlicht')),
  storageState: async ({ own }, give) =>
    give(await signedInState(own.port, own.origin('nordlicht'), 'nordlicht', 'office', 'en')),
});
test.use({ serviceWorkers: 'allow' });

// Each story starts a product of its own and waits for the worker to have fetched all of it.
test.describe.configure({ timeout: patience(90_000) });

const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test('a new lineup is offered, waits for "Later", and comes with "Update now"', async ({ page, own }) => {
  await page.goto('/mailbox');
  await expect(page.getByRole('list', { name: 'Messages, newest first' })).toBeVisible();
  await keptOffline(page);
  await releaseNext(own.releases);
  await lookAgain(page);
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
  await lookAgain(page);
  await page.goto('/version');
  await expect(page.getByText('mailbox/9.9.9-feedfacefeed')).toBeVisible();
});

test('"Update now" loads it and stays where one was', async ({ page, own }) => {
  await page.goto('/mailbox');
  await expect(page.getByRole('list', { name: 'Messages, newest first' })).toBeVisible();
  await keptOffline(page);
  await releaseNext(own.releases);
  await lookAgain(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(heading(page, 'Mailbox')).toBeVisible();
  await page.goto('/version');
  await expect(page.getByText('mailbox/9.9.9-feedfacefeed')).toBeVisible();
});

test('an update that was asked for waits until what was typed is saved or gone', async ({ page, own }) => {
  await page.goto('/renew-password');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await keptOffline(page);
  await page.getByLabel('New password', { exact: true }).fill('seven lorries at gate three');
  await releaseNext(own.releases);
  await lookAgain(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(
    page.getByText('It waits until you are done: The new password is not saved yet.'),
  ).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('seven lorries at gate three');
  const reloaded = page.waitForEvent('load');
  await page.getByLabel('New password', { exact: true }).fill('');
  await reloaded;
  await page.goto('/version');
  await expect(page.getByText('mailbox/9.9.9-feedfacefeed')).toBeVisible();
});
