import type { Fault } from '../support/fault.ts';
import { faultProxy, type FaultProxy } from '../support/fault-proxy.ts';
import { heading } from '../support/screens.ts';
import { signedInState } from '../support/sign-in.ts';
import { expect, test as base } from '../support/story.ts';

const test = base.extend<{ way: FaultProxy }>({
  way: async ({ product }, give) => {
    const way = await faultProxy(product.port);
    await give(way);
    await way.stop();
  },
  baseURL: async ({ way }, give) => give(way.origin('nordlicht')),
  storageState: async ({ product, way }, give) =>
    give(await signedInState(product.port, way.origin('nordlicht'), 'nordlicht', 'office', 'en')),
});

const faults: readonly (readonly [string, Fault])[] = [
  ['answers 500', { kind: 'status', status: 500 }],
  ['answers 503', { kind: 'status', status: 503 }],
  ['is a page of somebody else', { kind: 'html' }],
  ['ends in the middle', { kind: 'cut', at: 120 }],
  ['is reset', { kind: 'reset' }],
];

for (const [name, fault] of faults) {
  test(`the list ${name}: it says so, asks at most twice more, and comes with "Try again"`, async ({
    page,
    way,
  }) => {
    way.break({ match: /\/api\/v1\/emailMessages\?/, fault });
    await page.goto('/mailbox');
    const again = page.getByRole('button', { name: 'Try again' }).first();
    await expect(again).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    // The list itself; the card on home asks for two.
    const asked = way.seen.filter((line) => /emailMessages\?limit=(?!2&)/.test(line));
    expect(asked.length).toBeLessThanOrEqual(4);
    way.repair();
    await again.click();
    await expect(
      page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first(),
    ).toBeVisible();
    await expect(heading(page, 'Mailbox')).toBeVisible();
  });
}

test('marking as unread, and the answer is lost: it happened once, and the page says the truth', async ({
  page,
  way,
}) => {
  await page.goto('/mailbox');
  await page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first().click();
  await expect(page.getByText('From', { exact: true }).first()).toBeVisible();
  await page.waitForTimeout(500);
  way.break({ match: /\/read$/, method: 'POST', fault: { kind: 'commit-then-drop' }, times: 1 });
  const before = way.seen.filter((line) => line.startsWith('POST') && line.endsWith('/read')).length;
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await page.waitForTimeout(1_000);
  const after = way.seen.filter((line) => line.startsWith('POST') && line.endsWith('/read')).length;
  expect(after - before, 'a write is never repeated by itself').toBeLessThanOrEqual(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
