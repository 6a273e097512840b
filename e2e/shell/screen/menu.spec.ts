import { inEveryRun } from '../../support/in-every-run.ts';
import { heading, mainMenu, openMenu } from '../../support/screens.ts';
import { expect, test } from '../../support/story.ts';

/** The specification's table, as far as its features are released: what each login of the demo sees, in order. */
const short = ['Version', 'Sign out'];
const end = ['Profile', ...short];
const papers = ['Payrolls', 'Contracts', 'Crew info', 'Company documents', 'Receipts'];
const worker = ['Home', 'Jobs', 'My calendar', 'Trainings', 'Vacancies', ...papers, ...end];
const plans = ['Home', 'Planning calendar', 'Projects', 'Planner crew'];
const planner = [
  ...plans,
  'Membership crews',
  'Project calendar',
  'Vacancies',
  'Company documents',
  'Plus crews',
  'To-dos',
  ...end,
];
const limited = ['Home', ...short];
const plusCrew = ['Home', 'Plus-crew data', ...short];

const menus: Readonly<Record<string, readonly string[]>> = {
  crew: worker,
  chief: worker,
  planner,
  'planner.new': planner,
  operations: [...plans, 'Project calendar', 'Company documents', 'To-dos', ...end],
  planning: [...plans, 'Project calendar', 'Company documents', ...end],
  office: ['Home', 'Company documents', 'Mailbox', ...end],
  accountant: ['Home', 'Company documents', 'Receipts', 'Invoices', 'Mailbox', ...end],
  client: [
    ...plans,
    'Membership crews',
    'Planned positions',
    'Project calendar',
    'Company documents',
    'Invoices',
    'Mailbox',
    ...end,
  ],
  'client.basic': [...plans, 'Planned positions', 'Project calendar', ...end],
  everything: [
    'Home',
    'Jobs',
    'My calendar',
    'Trainings',
    'Planning calendar',
    'Projects',
    'Planner crew',
    'Membership crews',
    'Project calendar',
    'Vacancies',
    ...papers.slice(0, -1),
    'Plus crews',
    'Receipts',
    'Invoices',
    'Mailbox',
    'To-dos',
    ...end,
  ],
  nothing: ['Home', 'Trainings', ...short],
  '4711': limited,
  'PC-7': plusCrew,
};

for (const [login, entries] of inEveryRun(Object.entries(menus), 4)) {
  test.describe(login, () => {
    test.use({ login });
    test(`sees ${entries.join(' · ')}`, async ({ page }) => {
      await page.goto('/');
      const menu = await openMenu(page);
      const table = menu.getByRole('navigation').getByRole('link');
      await expect(table).toHaveText(entries.map((entry) => new RegExp(`^${entry}`)));
      // Beside the name, not in the table.
      const isLimited = entries === limited || entries === plusCrew;
      await expect(menu.getByRole('link', { name: 'Help' })).toHaveCount(isLimited ? 0 : 1);
      if (isLimited) {
        await expect(menu.getByText('Create a personal account')).toBeVisible();
        await expect(menu.getByText(/For more features, contact/)).toBeVisible();
      }
      await page.getByRole('button', { name: 'Close menu' }).first().click();
      await expect(mainMenu(page)).toBeHidden();
    });
  });
}

test.describe('on a wide screen', () => {
  test.use({ login: 'office', viewport: { width: 1280, height: 800 } });
  test('the menu is docked and leads without being opened', async ({ page }) => {
    await page.goto('/');
    await mainMenu(page)
      .getByRole('link', { name: /^Mailbox/ })
      .click();
    await expect(heading(page, 'Mailbox')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });
});

test.describe('moving about', () => {
  test.use({ login: 'office' });

  test('the title of the page is the tenant, a dash and the route', async ({ page }) => {
    await page.goto('/mailbox');
    await expect(page).toHaveTitle('Nordlicht Crew – Mailbox');
    await page.goto('/no/such/page');
    await expect(heading(page, 'Page not found')).toBeVisible();
    await expect(page).toHaveTitle('Nordlicht Crew – Page not found');
  });

  test('back leads back, and home has no back button', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
    await (await openMenu(page)).getByRole('link', { name: /^Mailbox/ }).click();
    await expect(heading(page, 'Mailbox')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });

  test('opened directly, back leads to the page above', async ({ page }) => {
    await page.goto('/mailbox');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the shortcuts at the bottom lead, and say where one is', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('link', { name: /^Mailbox/ }).click();
    await expect(heading(page, 'Mailbox')).toBeVisible();
    await expect(bar.getByRole('link', { name: /^Mailbox/ })).toHaveAttribute('aria-current', 'page');
  });

  test('a change of page is announced and the focus goes along', async ({ page }) => {
    await page.goto('/');
    await (await openMenu(page)).getByRole('link', { name: 'Help' }).click();
    await expect(heading(page, 'Help')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Help$/ })).toBeAttached();
    const inside = await page.evaluate(
      () =>
        document.activeElement !== null && document.querySelector('main')?.contains(document.activeElement),
    );
    expect(inside).toBe(true);
  });
});

test.describe('what waits', () => {
  test.use({ login: 'office' });
  test('stands at its entry, and is one less when a message was read', async ({ page }) => {
    await page.goto('/');
    const entry = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: /^Mailbox/ });
    await expect(entry).toHaveAccessibleName(/^Mailbox, \d+ waiting$/);
    const before = Number(/\d+/.exec(await entry.innerText())?.[0]);
    await entry.click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /unread/i })
      .first()
      .click();
    await expect(entry).toHaveAccessibleName(`Mailbox, ${before - 1} waiting`);
  });
});
