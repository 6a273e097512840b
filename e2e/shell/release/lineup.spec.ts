import { inEveryRun } from '../../support/in-every-run.ts';
import { faultProxy, type FaultProxy } from '../../support/product/fault-proxy.ts';
import type { Fault } from '../../support/product/fault.ts';
import { keptOffline } from '../../support/phone/kept-offline.ts';
import { drawn, heading } from '../../support/screens.ts';
import { emptyState, signedInState, signInByHand } from '../../support/person/sign-in.ts';
import { expect, test as base } from '../../support/story.ts';

const test = base.extend<{ way: FaultProxy }>({
  way: async ({ product }, give) => {
    const way = await faultProxy(product.port);
    await give(way);
    await way.stop();
  },
  baseURL: async ({ way }, give) => give(way.origin('nordlicht')),
  storageState: async ({ way }, give) => give(emptyState(way.origin('nordlicht'), 'en')),
});

type Change = (text: string) => string;
const edit =
  (change: (lineup: Record<string, unknown>) => object): Change =>
  (text) =>
    JSON.stringify(change(JSON.parse(text) as Record<string, unknown>));
const alter = (change: Change): Fault => ({ kind: 'alter', change });
const json = (body: string): Fault => ({ kind: 'status', status: 200, body, type: 'application/json' });

const faults: readonly (readonly [string, Fault])[] = [
  ['is an empty object', json('{}')],
  ['is nothing', json('')],
  ['is null', json('null')],
  ['is a list', json('[]')],
  ['is cut in the middle', { kind: 'cut', at: 300 }],
  ['is a page of somebody else', { kind: 'html' }],
  ['answers 500', { kind: 'status', status: 500 }],
  ['is reset', { kind: 'reset' }],
  ['names another file for a feature', alter((text) => text.replace('sha384-', 'sha384-A'))],
  ['has lost its features without saying so', alter(edit((lineup) => ({ ...lineup, features: [] })))],
  [
    'has features of another shape',
    alter(edit((lineup) => ({ ...lineup, features: [{ feature: 'mailbox' }] }))),
  ],
  ['has no shell', alter(edit((lineup) => ({ ...lineup, shell: undefined })))],
];

for (const [name, fault] of inEveryRun(faults, 3)) {
  test(`the lineup ${name}: one can sign in and is told, nothing unproven runs`, async ({ page, way }) => {
    way.break({ match: /\/api\/v1\/lineup/, fault });
    await page.goto('/login');
    await expect(page.locator('body')).not.toHaveText('');
    const form = page.getByRole('button', { name: 'Sign in', exact: true });
    const troubleTitle = page.getByRole('heading', {
      level: 1,
      name: /cannot be reached|for your safety|Not opened/i,
    });
    await drawn(page);
    await expect(form.or(troubleTitle).first()).toBeVisible();
    if (await form.isVisible()) {
      await signInByHand(page, 'office');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(way.seen.filter((line) => /releases\/mailbox/.test(line))).toEqual([]);
    way.repair();
    await page.goto('/login');
    await page.reload();
    await expect(form.or(heading(page, /^Good/)).first()).toBeVisible();
  });
}

test.describe('a phone that has a good lineup', () => {
  test.use({
    serviceWorkers: 'allow',
    storageState: async ({ product, way }, give) =>
      give(await signedInState(product.port, way.origin('nordlicht'), 'nordlicht', 'office', 'en')),
  });
  test('runs it while the newest one is no good', async ({ page, way }) => {
    await page.goto('/');
    await expect(heading(page, /^Good/)).toBeVisible();
    await keptOffline(page);
    way.break({ match: /\/api\/v1\/lineup/, fault: alter((text) => text.replace('sha384-', 'sha384-A')) });
    await page.reload();
    await page.goto('/mailbox');
    await expect(
      page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first(),
    ).toBeVisible();
  });
});

test.describe('a start-up call that fails', () => {
  for (const path of ['settings', 'meta']) {
    test(`${path}: the sign-in page opens all the same`, async ({ page, way }) => {
      way.break({ match: new RegExp(`/api/v1/startUp/${path}`), fault: { kind: 'status', status: 500 } });
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    });
  }
});
