import { inEveryRun } from '../../support/in-every-run.ts';
import { ask } from '../../support/person/ask.ts';
import { settled } from '../../support/screens.ts';
import { openRoutes, signedInRoutes } from '../../support/product/routes.ts';
import { expect, test } from '../../support/story.ts';
import { languages } from '../../support/words.ts';
import { patience } from '../../support/run/patience.ts';

test.use({ serviceWorkers: 'allow' });

test('the document forbids everything unsafe', async ({ product }) => {
  const { headers } = await ask(product.port, '/login', {
    tenant: 'nordlicht',
    headers: { accept: 'text/html' },
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toContain('unsafe-');
  expect(policy).not.toMatch(/(script|default|style)-src[^;]*\*/);
  expect(policy).not.toContain("'nonce-");
  for (const rule of ["require-trusted-types-for 'script'", "object-src 'none'", "base-uri 'none'"]) {
    expect(policy).toContain(rule);
  }
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

/** Every story fails by a violation; here addresses are walked for nothing else: all in two languages, the main ones in all. */
const walksAll = new Set(['en', 'deAt']);
const main = new Set(['/login', '/', '/mailbox', '/unsubscribe/unsubscribe-demo']);
const walked = (routes: readonly string[], language: string) =>
  routes.filter((route) => walksAll.has(language) || main.has(route));
for (const language of inEveryRun(languages, 1)) {
  test.describe(language, () => {
    // Many screens, one after the other.
    test.describe.configure({ timeout: patience(120_000) });
    test.use({ language });
    test(`${language}: no address without a sign-in breaks the policy`, async ({ page, watched }) => {
      for (const route of walked(openRoutes, language)) {
        await page.goto(route);
        await settled(page);
      }
      expect(watched.violations).toEqual([]);
    });
    test.describe('signed in', () => {
      test.use({ login: 'everything' });
      test(`${language}: no address of a person breaks the policy`, async ({ page, watched }) => {
        for (const route of walked(signedInRoutes, language)) {
          await page.goto(route);
          await settled(page);
        }
        await page.goto('/mailbox');
        await page.getByRole('list').getByRole('link').first().click();
        await expect(page).toHaveURL(/\/email-messages\//);
        await settled(page);
        expect(watched.violations).toEqual([]);
      });
    });
  });
}

test.describe('the listener itself', () => {
  test.use({ expectViolations: true });
  test('sees a violation when there is one', async ({ page, watched }) => {
    await page.goto('/login');
    await settled(page);
    await page.evaluate(() => {
      const picture = document.createElement('img');
      picture.src = 'https://elsewhere.example/picture.png';
      document.body.append(picture);
    });
    await expect.poll(() => watched.violations.length).toBeGreaterThan(0);
    expect(watched.violations[0]).toContain('img-src');
  });
});
