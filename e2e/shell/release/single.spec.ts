import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPointer } from '../../support/product/damage.ts';
import { releases } from '../../support/run/paths.ts';
import { heading, openMenu } from '../../support/screens.ts';
import { expect, test } from '../../support/story.ts';

test.describe('singletons of the page', () => {
  test.use({ login: 'office' });

  test('one React drew the shell and the mailbox', async ({ page }) => {
    // What React announces itself to, once per copy that is in the page.
    await page.addInitScript(() => {
      const renderers: string[] = [];
      const nothing = () => undefined;
      Object.assign(window, {
        __renderers: renderers,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          isDisabled: false,
          supportsFiber: true,
          inject: ({ version }: { version: string }) => renderers.push(version),
          onCommitFiberRoot: nothing,
          onCommitFiberUnmount: nothing,
          onPostCommitFiberRoot: nothing,
          checkDCE: nothing,
        },
      });
    });
    await page.goto('/mailbox');
    await expect(
      page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first(),
    ).toBeVisible();
    const renderers = await page.evaluate(() => (window as unknown as { __renderers: string[] }).__renderers);
    expect(renderers).toHaveLength(1);
    // One tree: the same root container holds both.
    const roots = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((each) =>
          Object.keys(each).some((key) => key.startsWith('__reactContainer')),
        ).length,
    );
    expect(roots).toBe(1);
  });

  test.describe('a language that is chosen', () => {
    // The server keeps it for the login.
    test.use({ ownTenant: true });
    test('one session: what the shell changes, the mailbox sees at once', async ({ page }) => {
      await page.goto('/mailbox');
      await expect(heading(page, 'Mailbox')).toBeVisible();
      const menu = await openMenu(page);
      await menu.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Cymraeg' });
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Mailbox');
      await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
    });
  });

  test('no feature brings a copy of what the shell provides', async () => {
    const { features } = await readPointer(releases);
    expect(Object.keys(features).length).toBeGreaterThan(1);
    for (const release of Object.values(features)) {
      const folder = join(releases, release);
      const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(1);
      for (const name of scripts) {
        const text = readFileSync(join(folder, name), 'utf8');
        for (const mark of [
          'react.transitional.element',
          'Minified React error',
          'callboard-reads',
          'isAxiosError',
        ]) {
          expect(text.includes(mark), `${release}/${name} carries "${mark}"`).toBe(false);
        }
      }
    }
  });
});
