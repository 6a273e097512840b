import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerOf, mailbox } from '@callboard/contract';
import { ask } from '../support/person/ask.ts';
import { heldClock } from '../support/phone/clock.ts';
import { heading } from '../support/screens.ts';
import { signInByApi } from '../support/person/sign-in.ts';
import { expect, test } from '../support/story.ts';

test.use({ login: 'office' });

type Row = AnswerOf<typeof mailbox.emailMessages>['items'][number];
type Message = AnswerOf<typeof mailbox.emailMessage>;

/** Looks for a message of a kind, so that a story does not depend on the order of the demo. */
async function findMessage(
  port: number,
  fits: (row: Row) => boolean,
  also: (message: Message) => boolean = () => true,
) {
  const { token } = await signInByApi(port, 'nordlicht', 'office');
  const headers = { authorization: `Bearer ${token}`, type: 'MOBILE' };
  const get = async <T>(path: string) =>
    (await ask(port, `/api/v1${path}`, { tenant: 'nordlicht', headers })).json<T>();
  const { items } = await get<{ items: Row[] }>('/emailMessages?limit=1000&page=1');
  for (const row of items.filter(fits)) {
    const message = await get<Message>(`/emailMessages/${row.id}`);
    if (also(message)) return { ...message, get };
  }
  throw new Error('The demo has no such message.');
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What the product keeps, by hash. */
async function keptFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    await Promise.all(files.map(async (each) => hashOf(await readFile(join(each.parentPath, each.name))))),
  );
}

test('opening it makes it read, and "Mark as unread" makes it unread again', async ({ page, product }) => {
  const { id } = await findMessage(product.port, ({ read }) => !read);
  const isRead = async () => (await findMessage(product.port, (row) => row.id === id)).read;
  await page.goto(`/email-messages/${id}`);
  await expect(page.getByText('From', { exact: true }).first()).toBeVisible();
  await expect.poll(isRead).toBe(true);
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect.poll(isRead).toBe(false);
});

test('twenty people in cc are folded and unfold', async ({ page, product }) => {
  const { id, cc } = await findMessage(product.port, (row) => row.cc.length >= 15);
  await page.goto(`/email-messages/${id}`);
  const last = page.getByText(cc.at(-1)?.name ?? '', { exact: false }).first();
  await expect(page.getByRole('button', { name: /Show \d+ more/ }).first()).toBeVisible();
  await expect(last).toBeHidden();
  await page
    .getByRole('button', { name: /Show \d+ more/ })
    .last()
    .click();
  await expect(last).toBeVisible();
  await page.getByRole('button', { name: 'Show fewer' }).click();
  await expect(last).toBeHidden();
});

test('an attachment arrives byte for byte', async ({ page, product }) => {
  const { id, attachments, get } = await findMessage(product.port, (row) => row.attachments > 0);
  await page.goto(`/email-messages/${id}`);
  const [attachment] = attachments;
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${attachment?.name}` }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(attachment?.name);
  const got = await readFile(await download.path());
  expect(got.length).toBe(attachment?.size);
  expect((await keptFiles(product.data)).has(hashOf(got))).toBe(true);

  // The address it came from is worth nothing to somebody else.
  const { url } = await get<{ url: string }>(`/emailMessageAttachments/${attachment?.id}/download`);
  expect((await ask(product.port, url, { tenant: 'nordlicht' })).status).toBe(404);
  expect((await ask(product.port, url, { tenant: 'redwave' })).status).toBe(404);
});

test('pictures from the internet are off until asked for, and the frame runs nothing', async ({
  page,
  product,
}) => {
  const { id } = await findMessage(
    product.port,
    () => true,
    ({ remoteImages, html }) => remoteImages > 0 && html !== null,
  );
  const outside: string[] = [];
  page.on('request', (asked) => {
    if (/^https?:/.test(asked.url()) && !asked.url().startsWith(product.origin('nordlicht')))
      outside.push(asked.url());
  });
  const clock = await heldClock(page);
  await page.goto(`/email-messages/${id}`);
  const frame = page.locator('iframe');
  await expect(frame).toBeVisible();
  expect(await frame.getAttribute('sandbox')).not.toMatch(/allow-scripts|allow-same-origin.*allow-scripts/);
  // All of the message is there, and time brings nothing more.
  await (await (await frame.elementHandle())?.contentFrame())?.waitForLoadState();
  await clock.runFor(10_000);
  expect(outside).toEqual([]);
  await page.getByRole('button', { name: /Show \d+ pictures? from the internet/ }).click();
  await expect.poll(() => outside.length).toBeGreaterThan(0);
});

test.describe('a message that is not there, or not for this person', () => {
  for (const id of [
    'no-such-message',
    '00000000-0000-0000-0000-000000000000',
    '%252e%252e',
    'x'.repeat(64),
  ]) {
    test(`${id.slice(0, 20)}: Email not found`, async ({ page }) => {
      await page.goto(`/email-messages/${id}`);
      await expect(page.getByText('Email not found')).toBeVisible();
      await page.getByRole('link', { name: 'Go to mailbox' }).click();
      await expect(heading(page, 'Mailbox')).toBeVisible();
    });
  }
});

test('an empty and a very long subject are shown', async ({ page, product }) => {
  const empty = await findMessage(product.port, ({ subject }) => subject === '');
  await page.goto(`/email-messages/${empty.id}`);
  await expect(heading(page, 'No subject')).toBeVisible();
  const long = await findMessage(product.port, ({ subject }) => subject.length > 100);
  await page.goto(`/email-messages/${long.id}`);
  await expect(heading(page, long.subject)).toBeVisible();
});
