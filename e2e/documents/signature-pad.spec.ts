import { scribble } from '../support/scribble.ts';
import { expect, test, type Page } from '../support/story.ts';
import { plantDocument } from './plant-document.ts';

test.use({ login: 'crew', ownTenant: true });

/** What of a canvas has ink on it, in pixels of the screen. */
const inkOn = (page: Page) =>
  page
    .locator('canvas')
    .last()
    .evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element;
      const pixels = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      let [left, top, right, bottom] = [width, height, -1, -1];
      for (let at = 3; at < pixels.length; at += 4) {
        if (!pixels[at]) continue;
        const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
      }
      return {
        wide: right - left,
        high: bottom - top,
        isWhole: left > 0 && top > 0 && right < width - 1 && bottom < height - 1,
      };
    });

test('a signature outlives turning the phone: every stroke stays in sight, and in its shape @firefox', async ({
  page,
  product,
}) => {
  const id = await plantDocument(product.port, {
    name: 'A turn of the phone',
    pages: ['The only page'],
    signers: ['crew'],
  });
  await page.goto(`/documents/${id}?read=1`);
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toContainText('The only page');
  await page.getByRole('button', { name: /^(Sign|I’ve read it)$/ }).click();
  await page.getByRole('button', { name: /^Signature: / }).click();
  await scribble(page);
  const upright = await inkOn(page);
  expect(upright).toMatchObject({ isWhole: true });
  const shape = upright.wide / upright.high;

  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(async () => (await inkOn(page)).isWhole).toBe(true);
  const lying = await inkOn(page);
  expect(Math.abs(lying.wide / lying.high / shape - 1)).toBeLessThan(0.1);
  // The finger draws on where it is, beside what is there.
  const pad = await page.locator('canvas').last().boundingBox();
  if (!pad) throw new Error('There is nothing to sign on.');
  await page.mouse.move(pad.x + 20, pad.y + pad.height / 2);
  await page.mouse.down();
  await page.mouse.move(pad.x + pad.width - 20, pad.y + pad.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await inkOn(page)).wide).toBeGreaterThan(pad.width - 60);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => (await inkOn(page)).isWhole).toBe(true);
  await page.getByRole('button', { name: 'Use signature' }).click();
  await expect(page.getByRole('button', { name: 'Signature: Signature drawn' })).toBeVisible();
});
