import { inEveryRun } from '../support/in-every-run.ts';
import { ask } from '../support/person/ask.ts';
import type { Fault } from '../support/product/fault.ts';
import { expect, test } from '../support/line-story.ts';
import { heading } from '../support/screens.ts';
import { signInByApi } from '../support/person/sign-in.ts';
import { patience } from '../support/run/patience.ts';

test.use({ login: 'office' });

const faults: readonly (readonly [string, Fault])[] = [
  ['answers 500', { kind: 'status', status: 500 }],
  ['answers 503', { kind: 'status', status: 503 }],
  ['is a page of somebody else', { kind: 'html' }],
  ['ends in the middle', { kind: 'cut', at: 120 }],
  ['is reset', { kind: 'reset' }],
];

for (const [name, fault] of inEveryRun(faults, 2)) {
  test(`the list ${name}: it says so, asks at most twice more, and comes with "Try again"`, async ({
    page,
    way,
  }) => {
    way.break({ match: /\/api\/v1\/emailMessages\?/, fault });
    await page.goto('/mailbox');
    const again = page.getByRole('button', { name: 'Try again' }).first();
    await expect(again).toBeVisible({ timeout: patience(20_000) });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    // The list itself; the figure in the menu asks for two.
    const asked = way.seen.filter((line) => /emailMessages\?limit=(?!2&)/.test(line));
    // A connection that breaks is tried again by the browser itself, as often as it has open sockets.
    expect(asked.length).toBeLessThanOrEqual(name === 'is reset' ? 20 : 4);
    way.repair();
    await again.click();
    await expect(
      page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first(),
    ).toBeVisible();
    await expect(heading(page, 'Mailbox')).toBeVisible();
  });
}

test('marking as unread, and the answer is lost: it happened, and the page is whole', async ({
  page,
  way,
  product,
}) => {
  await page.goto('/mailbox');
  await page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first().click();
  await expect(page.getByText('From', { exact: true }).first()).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { token } = await signInByApi(product.port, 'nordlicht', 'office');
  const isRead = async () =>
    (
      await ask(product.port, `/api/v1/emailMessages/${id}`, {
        tenant: 'nordlicht',
        headers: { authorization: `Bearer ${token}`, type: 'MOBILE' },
      })
    ).json<{ read: boolean }>().read;
  await expect.poll(isRead).toBe(true);
  way.break({ match: /\/read$/, method: 'POST', fault: { kind: 'commit-then-drop' } });
  await page.getByRole('button', { name: 'Mark as unread' }).press('Enter');
  await expect.poll(isRead).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
