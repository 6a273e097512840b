import { inEveryRun } from '../../support/in-every-run.ts';
import { keptOffline } from '../../support/phone/kept-offline.ts';
import { openMenu, visibleText } from '../../support/screens.ts';
import { expect, test, type Page } from '../../support/story.ts';
import { htmlLang, languages, wordsOf } from '../../support/words.ts';
import { patience } from '../../support/run/patience.ts';

/** A key instead of a text, or a placeholder that nobody filled. */
const unspoken =
  /\b(frame|side-menu|top-bar|sign-in|home|help|version|message-list|message|titles|errors|job-list|job|personal-calendar|crew|crew-info|now|on-site)\.[a-z-]+\b|\{\{|\}\}/;

async function speaks(page: Page, language: (typeof languages)[number], text: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language]);
  await expect(page.getByText(text).first()).toBeVisible();
  expect(await visibleText(page)).not.toMatch(unspoken);
}

// That every language is complete is proven word by word elsewhere; here it is seen.
for (const language of inEveryRun(languages, 2)) {
  test.describe(language, () => {
    // Many screens, one after the other.
    test.describe.configure({ timeout: patience(120_000) });
    test.use({ language });
    const shell = wordsOf('shell', language);
    const mailbox = wordsOf('remotes/mailbox', language);
    const crewOps = wordsOf('remotes/crew-ops', language);

    test(`${language}: every screen without a sign-in`, async ({ page }) => {
      for (const [path, key] of [
        ['/login', 'sign-in.submit'],
        ['/forgotten-password', 'forgotten-password.submit'],
        ['/renew-password', 'renew-password.submit'],
        ['/forgottenPassword/reset-expired', 'set-password.dead-title'],
        ['/version', 'version.intro'],
      ] as const) {
        await page.goto(path);
        await speaks(page, language, shell(key));
      }
      await page.goto('/unsubscribe/unsubscribe-demo');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await visibleText(page)).not.toMatch(unspoken);
    });

    test.describe('signed in', () => {
      test.use({ login: 'everything' });
      test(`${language}: home, menu, mailbox, message, jobs, calendar, help, version, not found`, async ({
        page,
      }) => {
        await page.goto('/');
        await page.getByRole('button', { name: shell('top-bar.open-menu') }).click();
        await speaks(page, language, shell('titles.sign-out'));
        await page.goto('/mailbox');
        await expect(page).toHaveTitle(`Nordlicht Crew – ${mailbox('message-list.title')}`);
        await page
          .getByRole('list', { name: mailbox('message-list.label') })
          .getByRole('link')
          .first()
          .click();
        await expect(page).toHaveURL(/\/email-messages\//);
        await speaks(page, language, mailbox('message.from'));
        for (const [path, title] of [
          ['/jobs', 'job-list.title'],
          ['/personal-calendar', 'personal-calendar.title'],
        ] as const) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1, name: crewOps(title) })).toBeAttached();
          await speaks(page, language, crewOps(title));
        }
        await page.goto('/help');
        await speaks(page, language, shell('help.offline.question'));
        await page.goto('/version');
        await speaks(page, language, shell('version.features'));
        await page.goto('/no/such/page');
        await speaks(page, language, shell('not-found.text'));
      });
    });
  });
}

test('a language is chosen on the sign-in page and stays after signing out', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Español' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(
    page.getByRole('button', { name: wordsOf('shell', 'es')('sign-in.submit'), exact: true }),
  ).toBeVisible();
});

test.describe('chosen in the menu', () => {
  // The choice is written down for the person as well.
  test.use({ login: 'office', ownTenant: true, serviceWorkers: 'allow' });
  test('the menu speaks it at once, and another one where there is no network', async ({ page, context }) => {
    await page.goto('/');
    await keptOffline(page);
    await openMenu(page);
    const menu = page.getByRole('dialog');
    const choose = (language: (typeof languages)[number]) =>
      menu.getByRole('combobox').selectOption(language);
    const entry = (language: (typeof languages)[number]) =>
      menu.getByRole('link', { name: wordsOf('remotes/mailbox', language)('message-list.title') });
    await choose('fr');
    await expect(entry('fr')).toBeVisible();
    await context.setOffline(true);
    await choose('de');
    await expect(entry('de')).toBeVisible();
  });
});

test.describe('a tenant that decides the language itself', () => {
  test.use({ tenant: 'canal', language: 'cy' });
  test('speaks its own, whatever was chosen', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', /^(nl|fr)$/);
  });
});

test.describe('dates and figures', () => {
  test.use({ login: 'office', language: 'de' });
  test('follow the language', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/mailbox');
    await expect(
      page.getByRole('list', { name: wordsOf('remotes/mailbox', 'de')('message-list.label') }),
    ).toContainText(/Gestern|\d\d:\d\d/);
  });
});
