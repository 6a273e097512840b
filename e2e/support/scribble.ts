import { expect, type Page } from '@playwright/test';

/** Draws a name with one finger. */
export async function scribble(page: Page) {
  const pad = page.locator('canvas').last();
  await expect(pad).toBeVisible();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nothing to sign on.');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.6));
  await page.mouse.down();
  for (const [x, y] of [
    [0.25, 0.3],
    [0.4, 0.7],
    [0.55, 0.3],
    [0.7, 0.7],
    [0.85, 0.4],
  ] as const) {
    await page.mouse.move(...at(x, y), { steps: 4 });
  }
  await page.mouse.up();
}
