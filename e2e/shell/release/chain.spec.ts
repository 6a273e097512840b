import { filesOf, onItsWay } from '../../support/product/damage.ts';
import { expect, test, type Page } from '../../support/line-story.ts';
import { releases } from '../../support/run/paths.ts';

/**
 * What waits for what when the mailbox is opened by its address: the document, then boot script and lineup, then
 * code and data side by side. Told by holding one thing back and seeing what is asked for all the same, for a
 * clock would tell of the machine and of the browser's six connections.
 */
test.use({ login: 'office', serviceWorkers: 'block' });

const data = ['/api/v1/mailboxes?limit=1000&page=1', '/api/v1/emailMessages?limit=60&page=1'];
const firstRow = (page: Page) =>
  page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first();

/** Every address in the order in which the page asks for it. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  return asked;
}
const allAsked = (asked: readonly string[], wanted: readonly string[]) =>
  expect.poll(() => wanted.filter((one) => !asked.some((address) => address.includes(one)))).toEqual([]);

test('the lineup alone tells what to fetch: the code of the mailbox waits for no script', async ({
  page,
  way,
}) => {
  const { record } = await filesOf(releases);
  const files = [record.entry, ...(record.needs['pages/messageList'] ?? []), record.words['en'] ?? ''];
  const asked = listen(page);
  way.break({ match: /\/releases\/shell\/.*\/main\.js/, fault: { kind: 'hang' } });
  await page.goto('/mailbox', { waitUntil: 'commit' });
  await allAsked(asked, ['/api/v1/lineup', '/api/v1/startUp/settings', '/api/v1/startUp/meta']);
  await allAsked(asked, files);
  expect(asked.filter((address) => data.includes(address))).toEqual([]);
});

test('the messages do not wait for the code of the mailbox, nor the shell for the lineup', async ({
  page,
  way,
}) => {
  const asked = listen(page);
  way.break({ match: /\/api\/v1\/lineup/, fault: { kind: 'delay', ms: 3_000 }, times: 1 });
  const { record, entry } = await filesOf(releases);
  way.break({ match: onItsWay(record, entry), fault: { kind: 'hang' } });
  await page.goto('/mailbox', { waitUntil: 'commit' });
  await allAsked(asked, ['/main.js']);
  expect(asked.filter((address) => address.includes('/releases/mailbox/'))).toEqual([]);
  await allAsked(asked, data);
  await expect(firstRow(page)).toHaveCount(0);
});

test('the list waits for nothing that is asked for after its messages', async ({ page, way }) => {
  const asked = listen(page);
  await page.goto('/mailbox');
  await expect(firstRow(page)).toBeVisible();
  const needed = new Set(asked.slice(0, asked.indexOf(data[1] ?? '') + 1));
  expect(needed.size).toBeGreaterThan(data.length);
  way.break({ match: { test: (address) => !needed.has(address) }, fault: { kind: 'hang' } });
  await page.goto('/mailbox', { waitUntil: 'commit' });
  await expect(firstRow(page)).toBeVisible();
  expect(way.seen.some((line) => !needed.has(line.replace('GET ', '')))).toBe(true);
});
