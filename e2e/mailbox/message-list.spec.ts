import { heading } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';

test.use({ login: 'office' });

const list = (page: Page) => page.getByRole('list', { name: 'Messages, newest first' });
const rows = (page: Page) => list(page).getByRole('link');
/** A list that is scrolled has its next rows in a moment. */
const often = { intervals: [20] };

async function opened(page: Page) {
  await page.goto('/mailbox');
  await expect(rows(page).first()).toBeVisible();
}

test('home says how many messages are unread and leads to them', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('link', { name: /unread message/ });
  await expect(card).toBeVisible();
  expect(Number.parseInt(await card.innerText(), 10)).toBeGreaterThan(0);
  await card.click();
  await expect(heading(page, 'Mailbox')).toBeVisible();
});

test('messages stand newest first, the unread ones marked, with people and "+3"', async ({ page }) => {
  await opened(page);
  expect(await rows(page).count()).toBeGreaterThan(5);
  await expect(list(page).getByText('Unread').first()).toBeAttached();
  await expect(
    list(page)
      .getByText(/\+\d+|and \d+ more/)
      .first(),
  ).toBeAttached();
  // The same list over the API tells the order.
  const subjects = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/emailMessages?limit=5&page=1', {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}`, type: 'MOBILE' },
    });
    const { items } = (await answer.json()) as { items: { subject: string; receivedAt: string }[] };
    return items;
  });
  const times = subjects.map(({ receivedAt }) => Date.parse(receivedAt));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  for (const [n, { subject }] of subjects.entries()) {
    await expect(rows(page).nth(n)).toContainText(subject || 'No subject');
  }
});

test('a search highlights its hits, lives in the address, and is cleared', async ({ page }) => {
  await opened(page);
  const word = 'gate';
  await page.getByRole('searchbox', { name: /Search/ }).fill(word);
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page.getByText(/messages? found/).first()).toBeAttached();
  for (const mark of await page.locator('mark').allInnerTexts()) {
    expect(mark.toLowerCase()).toContain(word);
  }
  await expect(page).toHaveURL(/q=/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: /Search/ })).toHaveValue(word);
  await expect(page.locator('mark').first()).toBeVisible();
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/email-messages\//);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: /Search/ })).toHaveValue(word);
});

test('a search without hits says what was searched and offers to clear it', async ({ page }) => {
  await opened(page);
  await page.getByRole('searchbox', { name: /Search/ }).fill('zzz no such words');
  await expect(page.getByText('No results for “zzz no such words”')).toBeVisible();
  await expect(page.getByText(/Emails not found/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(rows(page).first()).toBeVisible();
});

for (const text of ['%', '_', "'", '"><img src=x onerror=alert(1)>', '\\', '(', 'ß', '🎪']) {
  test(`searching for ${text} finds or finds nothing, and breaks nothing`, async ({ page, watched }) => {
    await page.goto(`/mailbox?q=${encodeURIComponent(text)}`);
    await expect(
      rows(page)
        .first()
        .or(page.getByText(/No results for/))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('searchbox', { name: /Search/ })).toHaveValue(text);
    expect(watched.violations).toEqual([]);
  });
}

test('one of the mailboxes is chosen and stays chosen in the address', async ({ page }) => {
  await opened(page);
  const boxes = page
    .getByRole('group', { name: 'Mailboxes' })
    .or(page.getByRole('radiogroup', { name: 'Mailboxes' }));
  const chips = boxes.getByRole('button').or(boxes.getByRole('radio')).or(boxes.getByRole('link'));
  await expect(chips.nth(2)).toBeVisible();
  await chips.nth(1).click();
  await expect(page).toHaveURL(/mailbox/);
  const address = page.url();
  expect(address).toContain('?');
  await expect(rows(page).first()).toBeVisible();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(page.url()).toBe(address);
});

test('only what is seen is in the page, and the last of many comes by scrolling', async ({ page }) => {
  await opened(page);
  const total = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/emailMessages?limit=1&page=1', {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}`, type: 'MOBILE' },
    });
    return ((await answer.json()) as { total: number }).total;
  });
  expect(total).toBeGreaterThan(100);
  expect(await rows(page).count()).toBeLessThan(60);
  const seen = new Set<string>();
  const look = async () => {
    const addresses = await rows(page).evaluateAll((all) =>
      all.map((each) => each.getAttribute('href') ?? ''),
    );
    for (const address of addresses) seen.add(address);
    return seen.size;
  };
  await page.mouse.move(180, 400);
  while ((await look()) < total) {
    const before = seen.size;
    await page.mouse.wheel(0, 500);
    await expect.poll(look, often).toBeGreaterThan(before);
  }
  expect(seen.size).toBe(total);
  expect(await rows(page).count()).toBeLessThan(60);
});

test('coming back from a message, the list is where it was', async ({ page }) => {
  await opened(page);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(180, 400);
  for (let step = 1; step <= 6; step += 1) {
    await page.mouse.wheel(0, 500);
    await expect.poll(scrolled, often).toBe(step * 500);
  }
  const address = await rows(page).nth(6).getAttribute('href');
  await page.locator(`a[href="${address}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${address ?? ''}$`));
  await page.goBack();
  await expect(page.locator(`a[href="${address}"]`)).toBeInViewport();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test('list and message stand side by side', async ({ page }) => {
    await opened(page);
    await expect(page.getByText('Choose a message')).toBeVisible();
    await rows(page).first().click();
    await expect(page).toHaveURL(/\/mailbox\?message=/);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText('From', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('From', { exact: true }).first()).toBeVisible();
  });
});

test.describe('a client', () => {
  test.use({ login: 'client' });
  test('reads the mailbox as well', async ({ page }) => {
    await opened(page);
  });
});
