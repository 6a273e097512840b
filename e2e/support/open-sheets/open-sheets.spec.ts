import { openSheets, readyForSheets } from './open-sheets.ts';
import { drawn } from '../screens.ts';
import { expect, test, type Page } from '../story.ts';

/** Buttons in the page that open, change or leave something. */
const plant = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const button = (text: string, press: () => void, into: Element | null = main, role = 'button') => {
      const made = document.createElement('button');
      made.textContent = text;
      made.setAttribute('role', role);
      made.dataset.planted = '';
      made.addEventListener('click', press);
      into?.append(made);
      return made;
    };
    const above = (role: string, name: string, closes = true) => {
      const made = document.createElement('div');
      made.setAttribute('role', role);
      made.setAttribute('aria-label', name);
      made.style.cssText = 'position:fixed;inset:auto 0 0;height:200px;background:white';
      made.textContent = name;
      document.body.append(made);
      const onKey = ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !closes) return;
        made.remove();
        document.removeEventListener('keydown', onKey);
      };
      document.addEventListener('keydown', onKey);
      return made;
    };
    button('Edit', () => above('dialog', 'Edit job'));
    button('More', () => {
      const menu = above('menu', 'More');
      for (const entry of ['Move', 'Cancel'])
        button(
          entry,
          () => {
            menu.remove();
            above('dialog', `${entry} job`);
          },
          menu,
          'menuitem',
        );
    });
    const done = button('Done', () => {
      done.textContent = 'Not done';
    });
    button('Nothing', () => undefined);
    button('Stuck', () => above('dialog', 'Stuck', false));
  });

test('what buttons and entries of a menu open is looked at, what does not close is told', async ({
  page,
}) => {
  await readyForSheets(page);
  await page.goto('/login');
  await drawn(page);
  // What is planted before React has taken over the page's end is a page that differs from the server's.
  const taken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => page.locator('main button').last().evaluate(taken)).toBe(true);
  await plant(page);
  const seen: string[] = [];
  const faults = await openSheets(page, {
    address: '/login',
    within: '[data-planted]',
    undo: 'Undo',
    async see(_, where) {
      const open = page.locator('[role=dialog],[role=menu]').last();
      seen.push(where === 'above' ? String(await open.getAttribute('aria-label')) : 'the screen');
    },
  });
  expect(seen).toEqual(['Edit job', 'More', 'Move job', 'Cancel job', 'the screen', 'Stuck']);
  expect(faults).toEqual([expect.stringMatching(/Stuck.* · does not close$/)]);
});
