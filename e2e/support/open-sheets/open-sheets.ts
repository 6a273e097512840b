import type { Page } from '@playwright/test';
import { installLookAround } from './look-around.ts';
import type { Asked, Look } from './operable.ts';
import { tap } from './operate.ts';
import { goWithinApp } from '../screens.ts';

type Walk = {
  /** The screen whose buttons are pressed. */
  readonly address: string;
  /** Whose buttons, as a selector: those of the screen, or those of the frame as well. */
  readonly within: string;
  /** The button that takes the last act back. */
  readonly undo: string;
  /** Looks at what a button has opened, or at the screen where the button has changed that. */
  readonly see: (what: string, where: 'above' | 'screen') => Promise<void>;
};

/** Before the first page is opened: without it nothing can be looked for. */
export const readyForSheets = (page: Page) => page.addInitScript(installLookAround);

/**
 * Presses every button of the screen that is open, one of many alike, and every entry of a menu. What opens is looked
 * at and closed again; nothing in it is pressed. Gives back what did not close, or broke.
 */
export async function openSheets(page: Page, { address, within, undo, see }: Walk): Promise<string[]> {
  const done: string[] = [];
  const faults: string[] = [];
  const { pathname, search } = new URL(page.url());
  const look = (): Promise<Look> =>
    page.evaluate((asked: Asked) => window.lookAround(asked), {
      by: 'pointer' as const,
      done,
      stopped: '',
      only: { kind: 'press' as const, within },
    });
  const isMenu = (overlay: string | null) => overlay?.startsWith('menu ') ?? false;
  const at = () => new URL(page.url());
  const hasLeft = () => at().pathname !== pathname;
  /** As a person leaves it; a second time for what was open above it. */
  const close = async (what: string) => {
    for (let count = 0; count < 3; count += 1) {
      await page.keyboard.press('Escape');
      if (!(await look()).overlay) return;
    }
    faults.push(`${what} · does not close`);
    await page.goto(address);
    await look();
  };

  const text = () => page.locator('body').innerText();
  let opener: string | null = null;
  for (let count = 0; count < 300; count += 1) {
    const before = await look();
    if (before.overlay && !isMenu(before.overlay)) await close(before.overlay);
    const { next } = before;
    if (!next && before.overlay) {
      // Its last entry was pressed.
      if (opener) done.push(opener);
      opener = null;
      await close(before.overlay);
      continue;
    }
    if (!next) return faults;
    const said = before.overlay ? null : await text();
    await tap(page, next, () => undefined);
    const { overlay } = await look();
    if (isMenu(overlay) && !before.overlay) {
      if (opener !== next.key) await see(next.key, 'above');
      opener = next.key;
      continue;
    }
    done.push(next.key);
    if (overlay) {
      await see(next.key, 'above');
      await close(`${next.key} ⇒ ${overlay}`);
    } else if (said !== null && !hasLeft() && said !== (await text())) await see(next.key, 'screen');
    const taken = page.getByRole('button', { name: undo, exact: true });
    if (await taken.count()) await taken.first().click();
    if (hasLeft() || at().search !== search) await goWithinApp(page, address);
  }
  return [...faults, `${address} · never ends`];
}
